/** Makes the thread that this runs in an engine's worker, which only answers messages. */
import { readPort } from "../engine/protocol.ts";
import { EngineHost } from "./host.ts";

/** What messages come by and replies go by: a worker's global scope, or a port. */
type Channel = Pick<MessagePort, "postMessage" | "addEventListener">;

/** Serves one engine by a channel, and one more by each port that comes by it. Searches are run in slices, so that several take
 *  turns on this thread, and each can be stopped.
 *  @param channel by default the worker's global scope */
export function serveEngine(channel: Channel = globalThis as unknown as Channel): void {
  const host = new EngineHost((reply) => channel.postMessage(reply));
  channel.addEventListener("message", ({ data }) => {
    const port = readPort(data);
    if (port) serveByPort(port);
    else host.receive(data);
  });
}

function serveByPort(port: MessagePort): void {
  serveEngine(port);
  port.start();
}

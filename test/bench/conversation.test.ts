import { afterEach, describe, expect, it } from "vitest";
import { Conversation } from "../../src/match/conversation.ts";

/** Answers each line with all that is given, in one breath. */
const echo = (answer: string) => `process.stdin.on("data", () => process.stdout.write(${JSON.stringify(answer)}))`;

let talk: Conversation;
afterEach(() => talk.close());

function talkTo(answer: string): void {
  talk = new Conversation(process.execPath, ["--eval", echo(answer)]);
}

describe("a conversation with an engine", () => {
  it("ends an answer with the line that was waited for, whatever comes with it", async () => {
    talkTo("info depth 1\nbestmove e2e4\n\ninfo string more\n");
    talk.send("go");
    expect(await talk.until(/^bestmove\b/, 10_000)).toEqual(["info depth 1", "bestmove e2e4"]);
  });

  it("says when there is no answer in time, and when the engine has ended", async () => {
    talkTo("nothing\n");
    talk.send("isready");
    await expect(talk.until(/^readyok/, 50)).rejects.toThrow("no answer within 50 ms");
    talk.close();
    await expect(talk.ready(10_000)).rejects.toThrow("ended with SIGKILL");
  });
});

/** Lets the event loop run: messages, input and timers are served before the promise resolves. */
export const pause: () => Promise<void> = typeof setImmediate === "function" ? pauseInNode : pauseInPage;

function pauseInNode(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Made at the first pause and reused: a new channel for each pause takes twice the time. */
let sender: MessagePort | null = null;
/** Resolvers of pending pauses, in the order of their messages. */
const waiting: (() => void)[] = [];

/** Posts a message to itself: unlike a timer it is not throttled by the browser, and queues behind earlier ones. */
function pauseInPage(): Promise<void> {
  sender ??= openChannel();
  sender.postMessage(null);
  return new Promise((resolve) => waiting.push(resolve));
}

function openChannel(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return port2;
}

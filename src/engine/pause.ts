/** Lets the event loop run: messages, input and timers are served before the promise resolves. */
export const pause: () => Promise<void> = typeof setImmediate === "function" ? pauseInNode : pauseInPage;

function pauseInNode(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Made at the first pause and kept: a new channel for each takes twice the time. */
let sender: MessagePort | null = null;
/** Whoever pauses, in the order of the messages. */
const waiting: (() => void)[] = [];

/** A message to oneself: unlike a timer it is not delayed by the browser, and it comes after those that came before. */
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

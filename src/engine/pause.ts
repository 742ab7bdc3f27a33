/** Lets the event loop run: messages, input and timers are served before the promise resolves. */
export const pause: () => Promise<void> = typeof setImmediate === "function" ? pauseInNode : pauseInPage;

function pauseInNode(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A message to oneself: unlike a timer it is not delayed by the browser. */
function pauseInPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

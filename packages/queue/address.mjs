/** Where a queue is: `redis://[user[:password]@]host[:port][/number]`, or `rediss://` with TLS. */
import { QueueFault } from "./fault.mjs";

const PORT = 6379;
const FORM =
  "write redis://HOST:PORT, or rediss:// with TLS; USER:PASSWORD@ may stand before the host, /NUMBER after it";

/**
 * Reads an address. A password is in the options alone: whatever is printed has `name`, and a faulty address is not repeated.
 * @param {string} text
 * @throws {QueueFault} `queue-address`
 */
export function readAddress(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    url === null ||
    !["redis:", "rediss:"].includes(url.protocol) ||
    url.hostname === "" ||
    !/^\/?\d*$/.test(url.pathname)
  )
    throw new QueueFault("queue-address", `The address of the queue is none: ${FORM}.`);
  const port = Number(url.port || PORT);
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const options = {
    host,
    port,
    db: Number(url.pathname.slice(1)),
    ...(url.username === "" ? {} : { username: decodeURIComponent(url.username) }),
    ...(url.password === "" ? {} : { password: decodeURIComponent(url.password) }),
    ...(url.protocol === "rediss:" ? { tls: { servername: host } } : {}),
  };
  return { name: `${url.protocol}//${url.hostname}:${port}${url.pathname.replace(/^\/$/, "")}`, options };
}

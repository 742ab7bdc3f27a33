/** Why a queue cannot be used. The codes are those of Fairywren's diagnostics. */
export class QueueFault extends Error {
  /** @param {"queue-address" | "queue-absent" | "queue-refused" | "queue-old"} code */
  constructor(code, message) {
    super(message);
    this.name = "QueueFault";
    this.code = code;
  }
}

/** A file that becomes no picture, with the reason in a sentence for the person who chose it. */
export class Refusal extends Error {}

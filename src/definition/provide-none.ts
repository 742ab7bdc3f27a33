/** Replaces `provide-variants.ts` in scripts that make the shipped variants of documents, see `shipped-documents.ts`. */
export function provideVariants(): void {}

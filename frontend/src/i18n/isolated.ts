/** A name, an address or an amount keeps its own direction within a sentence of another script. */
export const isolated = (words: string): string => `\u2068${words}\u2069`;

/** A sentence of the words' `sentences`, what stands in it, and the page it leads to. */
export interface NewsSentence {
  sentence: string;
  values: Record<string, string | number>;
  /** From the site's root on. */
  path: string;
}

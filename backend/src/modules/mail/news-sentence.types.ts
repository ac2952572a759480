/** A sentence of the words' `sentences`, what stands in it, and the page it leads to. */
export interface NewsSentence {
  sentence: string;
  values: Record<string, string | number>;
  /** From the site's root on. */
  path: string;
  /** What the notice was of, where that names whom the sentence names: a comment, as `comments/<id>`. */
  source?: string;
}

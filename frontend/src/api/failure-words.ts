/**
 * Fetches what says failures in the reader's language, once the page can. Most visits meet none, so that no page brings these words
 * along for a button that may be refused.
 */
export const failureWords: { fetch?: () => Promise<void> } = {};

/** What is looked through. The site's own help is searched by the page, which has it in the reader's language. */
export const SEARCH_KINDS = ['participants', 'reports', 'ads'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

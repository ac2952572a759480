export interface PageWords {
  title: string;
  description: string;
}

export interface PageMeta extends Partial<PageWords> {
  /** Nothing stands under this address: the server then answers 404. */
  isMissing?: boolean;
}

/** Which page the head speaks of, and in which language; the server says so by the same two attributes. */
export const mark = { page: 'page', language: 'pageLanguage' } as const;

/** Whether the head has the words of this page already, from the server or an earlier visit. */
export const isDescribed = (path: string, language: string): boolean => {
  const { dataset } = document.documentElement;
  return dataset[mark.page] === path && dataset[mark.language] === language;
};

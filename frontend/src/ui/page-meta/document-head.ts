export interface PageWords {
  title: string;
  description: string;
}

/** Finds the tag that the server wrote or an earlier page left, else makes it. */
function tag(name: 'meta' | 'link', key: string, value: string): Element {
  const found = document.head.querySelector(`${name}[${key}="${value}"]`);
  if (found) return found;
  const made = document.createElement(name);
  made.setAttribute(key, value);
  document.head.append(made);
  return made;
}

export const setMeta = (name: string, content: string): void =>
  tag('meta', 'name', name).setAttribute('content', content);

const setProperty = (property: string, content: string): void =>
  tag('meta', 'property', property).setAttribute('content', content);

/** Which page the head speaks of, and in which language; the server says so by the same two attributes. */
const mark = { page: 'page', language: 'pageLanguage' } as const;

/** Whether the head has the words of this page already, from the server or an earlier visit. */
export const isDescribed = (path: string, language: string): boolean => {
  const { dataset } = document.documentElement;
  return dataset[mark.page] === path && dataset[mark.language] === language;
};

/** Puts into the document's head what the server writes there for link previews, for pages reached without it. */
export function describeDocument(
  { title, description }: PageWords,
  site: string,
  path: string,
  language: string,
): void {
  document.title = `${title} · ${site}`;
  setMeta('description', description);
  setProperty('og:title', title);
  setProperty('og:description', description);
  // The server may have named the page by its language, too.
  if (isDescribed(path, language)) return;
  const url = new URL(path, window.location.origin).href;
  setProperty('og:url', url);
  tag('link', 'rel', 'canonical').setAttribute('href', url);
  document.documentElement.dataset[mark.page] = path;
  document.documentElement.dataset[mark.language] = language;
}

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

/** Puts into the document's head what the server writes there for link previews, for pages reached without it. */
export function describeDocument({ title, description }: PageWords, site: string, path: string): void {
  const url = new URL(path, window.location.origin).href;
  document.title = `${title} · ${site}`;
  setMeta('description', description);
  setProperty('og:title', title);
  setProperty('og:description', description);
  setProperty('og:url', url);
  tag('link', 'rel', 'canonical').setAttribute('href', url);
}

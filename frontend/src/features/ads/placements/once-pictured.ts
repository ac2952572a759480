/**
 * Begins once an element's picture has come, at once where it has none, and never where it did not come: an ad counts as seen only when
 * what was to be seen was there.
 * @returns ends what was begun, or the wait for it
 */
export function oncePictured(element: Element, begin: (element: Element) => () => void): () => void {
  const picture = element.querySelector('img');
  // A picture that failed is complete as well, but has no size.
  if (!picture || (picture.complete && picture.naturalWidth > 0)) return begin(element);
  let end = () => picture.removeEventListener('load', start);
  function start(): void {
    end();
    end = begin(element);
  }
  picture.addEventListener('load', start);
  return () => end();
}

/** Of an ad's pixels, so many have to be in sight before it counts as viewable: the Media Rating Council's definition. */
const VIEWABLE_PART = 0.5;

/** Lies over the upper end of whatever page is shown. */
const coverOf = () => document.querySelector<HTMLElement>('[data-covers]');

/**
 * Tells whether half of an element's pixels are within the window, below the header that stays there.
 * @returns ends the watch
 */
export function watchPixels(element: Element, tell: (isHalfInSight: boolean) => void): () => void {
  const cover = coverOf();
  const watch = () => {
    const observer = new IntersectionObserver(
      (entries) => tell(entries.at(-1)!.intersectionRatio >= VIEWABLE_PART),
      { threshold: VIEWABLE_PART, rootMargin: `-${cover?.offsetHeight ?? 0}px 0px 0px` },
    );
    observer.observe(element);
    return observer;
  };

  let pixels = watch();
  // Its menu may take a second line in a narrower window or a longer language.
  const height = new ResizeObserver(() => {
    pixels.disconnect();
    pixels = watch();
  });
  if (cover) height.observe(cover);
  return () => {
    height.disconnect();
    pixels.disconnect();
  };
}

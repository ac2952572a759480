/** So long on end half of an ad has to be in sight before it counts as viewable (ms): the Media Rating Council's definition for pictures and texts. */
const VIEWABLE_MS = 1_000;

/** Of its pixels. */
const VIEWABLE_PART = 0.5;

/**
 * Calls once, when half of an element's pixels have stood in a visible, focused window for one second on end. As the Media Rating
 * Council demands, pixels are tested before the time.
 * @returns ends the watch
 */
export function watchViewable(element: Element, onViewable: () => void): () => void {
  let isHalfInSight = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isInSight = () => isHalfInSight && document.visibilityState === 'visible' && document.hasFocus();

  function look(): void {
    if (isInSight()) timer ??= setTimeout(finish, VIEWABLE_MS);
    else {
      clearTimeout(timer);
      timer = undefined;
    }
  }
  function finish(): void {
    if (!isInSight()) return look();
    end();
    onViewable();
  }
  const pixels = new IntersectionObserver(
    (entries) => {
      isHalfInSight = entries.at(-1)!.intersectionRatio >= VIEWABLE_PART;
      look();
    },
    { threshold: VIEWABLE_PART },
  );
  function end(): void {
    clearTimeout(timer);
    pixels.disconnect();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('blur', look);
  }

  pixels.observe(element);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('blur', look);
  return end;
}

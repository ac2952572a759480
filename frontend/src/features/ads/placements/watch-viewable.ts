import { watchPixels } from './watch-pixels';

/** So long on end half of an ad has to be in sight before it counts as viewable (ms): the Media Rating Council's definition for pictures and texts. */
const VIEWABLE_MS = 1_000;

/** How often it is looked whether something came to lie over an ad that is in sight (ms), as the Council's guidelines demand. */
const LOOK_MS = 100;

/** What is open over the whole page, this site's dialogs and those of antd. */
const isCovered = (): boolean => document.querySelector('dialog[open], [aria-modal="true"]') !== null;

/**
 * Calls once, when half of an element's pixels have stood in a visible, focused window for one second on end, with nothing open over
 * them. As the Media Rating Council demands, pixels are tested before the time.
 * @returns ends the watch
 */
export function watchViewable(element: Element, onViewable: () => void): () => void {
  let isHalfInSight = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looks: ReturnType<typeof setInterval> | undefined;
  const isInSight = () =>
    isHalfInSight && document.visibilityState === 'visible' && document.hasFocus() && !isCovered();

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
  const endPixels = watchPixels(element, (isHalf) => {
    isHalfInSight = isHalf;
    clearInterval(looks);
    // No event tells of what opens over the page.
    if (isHalf) looks = setInterval(look, LOOK_MS);
    look();
  });
  function end(): void {
    clearTimeout(timer);
    clearInterval(looks);
    endPixels();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('blur', look);
  }

  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('blur', look);
  return end;
}

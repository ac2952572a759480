import type { Tag } from './tags-of-event';

/** Long enough for what one deed changes, too short to be noticed. */
const COLLECT_MS = 300;

/** Gathers what is out of date, so that a burst of events fetches it once; a page that nobody sees waits until it is looked at. */
export function collectTags(invalidate: (tags: Tag[]) => void) {
  const collected = new Map<string, Tag>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    timer = undefined;
    if (document.hidden || collected.size === 0) return;
    const tags = [...collected.values()];
    collected.clear();
    invalidate(tags);
  };
  document.addEventListener('visibilitychange', flush);

  return {
    add(tags: readonly Tag[]) {
      for (const tag of tags) collected.set(typeof tag === 'string' ? tag : `${tag.type} ${tag.id}`, tag);
      timer ??= setTimeout(flush, COLLECT_MS);
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flush);
    },
  };
}

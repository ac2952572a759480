import type { Tag } from './tags-of-event';

/** Long enough for what one deed changes, too short to be noticed. */
const COLLECT_MS = 300;

const FIRST_PAUSE_MS = 1_000;

/** How soon what is out of date is fetched. */
export interface Pace {
  /** Readers who are told at the same moment ask within so many milliseconds of each other. */
  spread: number;
  /** While changes keep coming, the pause after each fetch doubles up to this. */
  longestPause: number;
}

/** What all readers are told: thousands of them must not ask for every single one of many changes. */
export const sharedPace: Pace = { spread: 500, longestPause: 10_000 };

/** What concerns one account alone. */
export const ownPace: Pace = { spread: 0, longestPause: 0 };

/** Gathers what is out of date, so that a burst of events fetches it once; a page that nobody sees waits until it is looked at. */
export function collectTags(invalidate: (tags: Tag[]) => void, { spread, longestPause }: Pace) {
  const collected = new Map<string, Tag>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = 0;

  const flush = () => {
    timer = undefined;
    if (document.hidden || collected.size === 0) {
      pause = 0;
      return;
    }
    const tags = [...collected.values()];
    collected.clear();
    pause = Math.min(longestPause, pause * 2 || FIRST_PAUSE_MS);
    // Shorter for some, or readers whom one change brought into step would stay in it.
    if (pause > 0) timer = setTimeout(flush, pause * (1 - Math.random() / 4));
    invalidate(tags);
  };
  const flushWhenSeen = () => {
    if (timer === undefined) flush();
  };
  document.addEventListener('visibilitychange', flushWhenSeen);

  return {
    add(tags: readonly Tag[]) {
      if (tags.length === 0) return;
      for (const tag of tags) collected.set(typeof tag === 'string' ? tag : `${tag.type} ${tag.id}`, tag);
      timer ??= setTimeout(flush, COLLECT_MS + Math.random() * spread);
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flushWhenSeen);
    },
  };
}

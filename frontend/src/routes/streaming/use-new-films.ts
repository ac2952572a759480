import { useEffect, useState } from 'react';
import type { Film } from '../../features/progress';
import { rememberSeen, seenBefore } from './seen-films';

/** Tells of a film whether it came since the last visit of this browser. */
export function useNewFilms(films: Film[]): (film: Film) => boolean {
  const [before, setBefore] = useState<ReadonlySet<number>>();
  useEffect(() => setBefore(seenBefore()), []);
  useEffect(() => rememberSeen(films.map(({ id }) => id)), [films]);
  return ({ id }) => before !== undefined && !before.has(id);
}

import { useEffect, useMemo } from 'react';
import type { Film } from '../../features/progress';
import { useHydrated } from '../../i18n/use-hydrated';
import { rememberSeen, seenBefore } from './seen-films';

/** Tells of a film whether it came since the last visit of this browser, which the server knows nothing of. */
export function useNewFilms(films: Film[]): (film: Film) => boolean {
  const hydrated = useHydrated();
  const before = useMemo(() => (hydrated ? seenBefore() : undefined), [hydrated]);
  useEffect(() => {
    if (hydrated) rememberSeen(films.map(({ id }) => id));
  }, [hydrated, films]);
  return ({ id }) => before !== undefined && !before.has(id);
}

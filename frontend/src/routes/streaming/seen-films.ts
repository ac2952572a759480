import { browserStorage, tabStorage } from '../../browser-storage';

const KEY = 'films-seen';

/** Films that were there at the last visit; undefined at the first one, to which nothing is new. */
export function seenBefore(): ReadonlySet<number> | undefined {
  // A reload, or the way back from another page, is no new visit: what was new in this tab stays so.
  const text = tabStorage.read(KEY) ?? browserStorage.read(KEY);
  if (text === null) return undefined;
  tabStorage.write(KEY, text);
  try {
    return new Set(JSON.parse(text) as number[]);
  } catch {
    return undefined;
  }
}

export function rememberSeen(ids: number[]): void {
  const text = JSON.stringify(ids);
  // To the first visit of all everything is known, and stays so to its end.
  if (browserStorage.read(KEY) === null) tabStorage.write(KEY, text);
  browserStorage.write(KEY, text);
}

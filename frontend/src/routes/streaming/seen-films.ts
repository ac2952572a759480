const KEY = 'films-seen';

/** Films that were there at the last visit; undefined at the first one, to which nothing is new. */
export function seenBefore(): ReadonlySet<number> | undefined {
  // A reload, or the way back from another page, is no new visit: what was new in this tab stays so.
  const text = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  if (text === null) return undefined;
  sessionStorage.setItem(KEY, text);
  try {
    return new Set(JSON.parse(text) as number[]);
  } catch {
    return undefined;
  }
}

export function rememberSeen(ids: number[]): void {
  const text = JSON.stringify(ids);
  // To the first visit of all everything is known, and stays so to its end.
  if (localStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, text);
  localStorage.setItem(KEY, text);
}

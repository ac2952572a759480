import { useState } from 'react';

/**
 * What was listed stays listed while the page is open, and what comes is added: a row whose button was pressed would else be gone
 * with what it says of that.
 */
export function useKept<Item extends { id: number }>(items: Item[]): Item[] {
  const [kept, setKept] = useState(items);
  const added = items.filter(({ id }) => !kept.some((one) => one.id === id));
  if (added.length > 0) setKept([...kept, ...added]);
  return kept;
}

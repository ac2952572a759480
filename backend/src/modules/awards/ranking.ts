import type { Standing } from './award.types.js';

/** Somebody who takes part, in the order that decides among equals. */
interface Contender {
  id: number;
  name: string;
}

/** Best first; equal scores share a rank and leave the next ones out (1, 1, 3), and keep the order given. */
export function rank(contenders: readonly Contender[], scores: ReadonlyMap<number, number>): Standing[] {
  const scored = contenders.map(({ id, name }) => ({ participantId: id, name, score: scores.get(id) ?? 0 }));
  const sorted = scored.toSorted((one, other) => other.score - one.score);
  return sorted.map((standing) => ({
    ...standing,
    rank: sorted.findIndex(({ score }) => score === standing.score) + 1,
  }));
}

/** Those in the first place, where anybody has a point at all. */
export const winners = (standings: readonly Standing[]): Standing[] =>
  standings.filter(({ rank: place, score }) => place === 1 && score > 0);

import type { Award, Standing } from './api';

/** Who stands first in an award, ties together; nobody does by nothing. */
export const winnersOf = ({ standings }: Pick<Award, 'standings'>): Standing[] =>
  standings.filter(({ rank, score }) => rank === 1 && score > 0);

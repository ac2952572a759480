import type { Criteria } from './judging-api';

export type Criterion = keyof Criteria;

/** The rubric of Judges' Choice, in the order in which it is read and scored. */
export const criteria = ['impact', 'innovation', 'progress', 'communication'] as const satisfies Criterion[];

/** What a judge can give; constants of the API. */
export const lowestScore = 1;
export const highestScore = 10;

/** A judge's own reasons, in characters. */
export const noteMax = 1000;

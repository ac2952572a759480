import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AwardKind } from './award.types.js';

/** Answers each participant's score in an award, from counters; whoever is not named has none. */
export type StandingSource = (
  manager: EntityManager,
  awardId: number,
  season: number,
) => Promise<Map<number, number>>;

/** Where the scores of each kind of award come from: whoever counts them registers here, and awards need not know them. */
@Injectable()
export class StandingSources {
  private readonly sources = new Map<AwardKind, StandingSource>();

  /** @throws Error for a second source of one kind */
  register(kind: AwardKind, source: StandingSource): void {
    if (this.sources.has(kind)) throw new Error(`Awards of kind ${kind} have two sources of scores`);
    this.sources.set(kind, source);
  }

  /** A kind without a source has no scores. */
  scoresOf(
    manager: EntityManager,
    kind: AwardKind,
    awardId: number,
    season: number,
  ): Promise<Map<number, number>> {
    return this.sources.get(kind)?.(manager, awardId, season) ?? Promise.resolve(new Map<number, number>());
  }
}

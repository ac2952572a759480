import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Participant } from '../participants/entities/participant.entity.js';
import { SOCIAL_WEIGHTS } from './award.types.js';

/** A comment counts as the vote that it came with does. */
const UNCOUNTED_COMMENTS = `
  SELECT participant_id AS id, count(*)::integer AS count FROM votes
  WHERE comment IS NOT NULL AND NOT counted GROUP BY participant_id
`;

const COUNTERS = {
  id: true,
  followers: true,
  provedFollowers: true,
  uncountedFollowers: true,
  commentsReceived: true,
  filmPlays: true,
  provedPlays: true,
  socialInteractions: true,
} as const;

type Counters = Pick<Participant, keyof typeof COUNTERS>;

/**
 * Scores of Social Media Impact, from counters that each interaction moves within its own transaction. Where the site sends
 * mail people count, each once: who proved an address, by its mailbox. Elsewhere nobody can prove one, and all count.
 */
@Injectable()
export class SocialScores {
  private readonly isProofNeeded: boolean;

  constructor(@Inject(APP_CONFIG) { mail }: AppConfig) {
    this.isProofNeeded = mail !== undefined;
  }

  async of(manager: EntityManager, season: number): Promise<Map<number, number>> {
    const rows = await manager.query<{ id: number; count: number }[]>(UNCOUNTED_COMMENTS);
    const uncounted = new Map(rows.map(({ id, count }) => [id, count]));
    const participants = await manager.find(Participant, {
      select: COUNTERS,
      where: { season, isActive: true },
    });
    return new Map(participants.map((one) => [one.id, this.points(one, uncounted.get(one.id) ?? 0)]));
  }

  private points(counters: Counters, uncountedComments: number): number {
    const { followers, comments, filmPlays, interactions } = SOCIAL_WEIGHTS;
    const { isProofNeeded } = this;
    const following = isProofNeeded
      ? counters.provedFollowers
      : counters.followers - counters.uncountedFollowers;
    const plays = isProofNeeded ? counters.provedPlays : counters.filmPlays;
    const commented = counters.commentsReceived - uncountedComments;
    const reactions = counters.socialInteractions;
    return following * followers + commented * comments + plays * filmPlays + reactions * interactions;
  }
}

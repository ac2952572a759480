import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AdminVoteDto, VoteBurstDto } from './dto/admin-vote.dto.js';
import { NETWORKS_KEPT_DAYS } from '../../common/access/network-mark.js';
import { voteNotFound } from './votes.errors.js';

/** So many votes for one participant from one address within an hour are looked at. */
export const BURST_VOTES = 5;

const MAX_BURSTS = 100;

/** A vote with its voter, and whether its month is fixed. */
const VOTE = `
  SELECT vote.id, vote.participant_id AS "participantId", vote.award_id AS "awardId", voter.username, vote.month,
    vote.counted, vote.uncounted_reason AS reason, closing.month IS NOT NULL AS fixed,
    vote.created_at AS "createdAt"
  FROM votes vote
  LEFT JOIN users voter ON voter.id = vote.user_id
  LEFT JOIN vote_months closing ON closing.month = vote.month
`;

/**
 * Wherever enough votes follow one another within an hour, all of them belong to a burst; what follows within an hour of it
 * is still the same one. The index over participant, address and time alone serves the first step, which looks at all votes,
 * and then finds the few that matter: the limit keeps the planner from joining all of them.
 */
const BURSTS = `
  WITH beginning AS (
    SELECT participant_id, address_hash, created_at AS first_at,
      lead(created_at, $1) OVER (PARTITION BY participant_id, address_hash ORDER BY created_at) AS last_at
    FROM votes
    WHERE address_hash IS NOT NULL AND created_at > now() - make_interval(days => $2)
  ), inside AS (
    SELECT DISTINCT vote.* FROM beginning CROSS JOIN LATERAL (
      SELECT id, participant_id, address_hash, created_at FROM votes
      WHERE participant_id = beginning.participant_id AND address_hash = beginning.address_hash
        AND created_at >= first_at
      ORDER BY created_at LIMIT $1 + 1
    ) vote
    WHERE last_at <= first_at + interval '1 hour'
  ), parted AS (
    SELECT *, created_at > lag(created_at) OVER address + interval '1 hour' AS parts
    FROM inside
    WINDOW address AS (PARTITION BY participant_id, address_hash ORDER BY created_at, id)
  ), numbered AS (
    SELECT *, count(*) FILTER (WHERE parts) OVER (
      PARTITION BY participant_id, address_hash ORDER BY created_at, id
    ) AS number
    FROM parted
  )
  SELECT participant_id AS "participantId", participant.name AS "participantName", left(address_hash, 6) AS mark,
    array_agg(numbered.id ORDER BY numbered.created_at, numbered.id) AS ids
  FROM numbered JOIN participants participant ON participant.id = participant_id
  GROUP BY participant_id, participant.name, address_hash, number
  ORDER BY max(numbered.created_at) DESC LIMIT $3
`;

type BurstRow = Pick<VoteBurstDto, 'participantId' | 'participantName' | 'mark'> & { ids: number[] };

/** Reads votes for the administrator. */
@Injectable()
export class AdminVotesQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws voteNotFound */
  async find(id: number): Promise<AdminVoteDto> {
    const [vote] = await this.dataSource.query<AdminVoteDto[]>(`${VOTE} WHERE vote.id = $1`, [id]);
    if (!vote) throw voteNotFound();
    return vote;
  }

  /** Newest first. */
  async bursts(): Promise<VoteBurstDto[]> {
    const bursts = await this.dataSource.query<BurstRow[]>(BURSTS, [
      BURST_VOTES - 1,
      NETWORKS_KEPT_DAYS,
      MAX_BURSTS,
    ]);
    const ids = bursts.flatMap((burst) => burst.ids);
    const votes = await this.dataSource.query<AdminVoteDto[]>(`${VOTE} WHERE vote.id = ANY($1)`, [ids]);
    const byId = new Map(votes.map((vote) => [vote.id, vote]));
    return bursts.map(({ ids, ...burst }) => ({ ...burst, ...sumUp(ids.map((id) => byId.get(id)!)) }));
  }
}

const sumUp = (votes: AdminVoteDto[]) => ({
  count: votes.length,
  counted: votes.filter(({ counted }) => counted).length,
  firstAt: votes[0]!.createdAt,
  lastAt: votes.at(-1)!.createdAt,
  votes,
});

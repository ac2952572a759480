import { NETWORKS_KEPT_DAYS } from '../../common/access/network-mark.js';
import { createHmac, randomBytes } from 'node:crypto';
import { keccak256 } from 'ethers';
import type { EntityManager } from 'typeorm';
import { monthOf } from '../../common/calendar-month.js';
import { CommentReport } from '../../modules/votes/entities/comment-report.entity.js';
import { Vote } from '../../modules/votes/entities/vote.entity.js';
import { DEMO_INVITED } from './demo-accounts.js';
import { type DemoCast, numberDrawnFor, drawnOf } from './demo-cast.js';
import type { DemoComment } from './demo-comments.js';
import type { DemoSeason } from './demo-season.js';
import { DEMO_CLASS, DEMO_COPIES, DEMO_VOTERS } from './demo-voters.js';
import { CLASS_VOTES_FOR, classVotesAt, COPIED_VOTES, copiedVotesAt } from './demo-votes.js';

/** Judges and participants leave the votes to others. */
const ELECTORATE: readonly string[] = [
  'oliver',
  'amara',
  'jonas',
  'leila',
  'mei',
  ...DEMO_INVITED,
  ...DEMO_VOTERS.map(({ username }) => username),
];

/** As a share of the month: they wait for the reports. Squared, as most of them do not wait for long. */
const EARLIEST = 0.08;

interface PlannedVote {
  voter: string;
  participant: string;
  at: Date;
  /** Whose connection it came from. */
  connection: string;
  comment?: DemoComment;
  uncountedReason?: string;
}

/** Votes and comments, in the order in which they came. The totals follow from them in `fillFigures`. */
export async function fillVotes(manager: EntityManager, cast: DemoCast, awardId: number): Promise<void> {
  const { season, story } = cast;
  const bursts = story.hasBursts ? [...copiedVotes(season), ...classVotes(season)] : [];
  const planned = [...regularVotes(cast), ...bursts]
    .filter(({ at }) => season.hasSeen(at))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const addressOf = addressHashes(season);
  const { identifiers } = await manager.insert(
    Vote,
    planned.map(({ voter, participant, at, connection, comment, uncountedReason = null }) => {
      const secret = randomBytes(32);
      return {
        participantId: cast.participants.get(participant)!,
        userId: cast.users.get(voter)!,
        awardId,
        month: monthOf(at),
        comment: comment?.text ?? null,
        pseudonym: keccak256(secret),
        secret: `0x${secret.toString('hex')}`,
        counted: uncountedReason === null,
        uncountedReason,
        hidden: comment?.hidden !== undefined,
        hiddenReason: comment?.hidden ?? null,
        addressHash: addressOf(connection, at),
        createdAt: at,
      };
    }),
  );
  const reports = planned.flatMap(({ comment, at }, index) =>
    (comment?.reported ?? []).map(({ by, reason }) => ({
      voteId: identifiers[index]!.id as number,
      userId: cast.users.get(by)!,
      reason,
      createdAt: at,
    })),
  );
  if (reports.length > 0) await manager.insert(CommentReport, reports);
}

/** Whoever comments votes for certain; the others are drawn from those who had joined by then. */
function regularVotes(cast: DemoCast): PlannedVote[] {
  const { season, story } = cast;
  return Object.entries(story.votes).flatMap(([participant, months]) =>
    months.flatMap((count, index) => {
      const month = index + 1;
      const comments = story.comments.filter((one) => one.participant === participant && one.month === month);
      const certain = comments.map(({ voter }) => voter);
      const others = joinedBy(cast, month).filter((name) => !certain.includes(name));
      const voters = [...certain, ...drawnOf(others, count - certain.length, participant, month)];
      return voters.map((voter) => ({
        voter,
        participant,
        at: season.within(
          month,
          EARLIEST + (1 - EARLIEST) * numberDrawnFor('when', voter, participant, month) ** 2,
        ),
        connection: voter,
        comment: comments.find((comment) => comment.voter === voter),
      }));
    }),
  );
}

function joinedBy({ season, joined }: DemoCast, month: number): string[] {
  const from = season.startOf(month).getTime();
  return ELECTORATE.filter((name) => (joined.get(name)?.getTime() ?? 0) <= from);
}

const copiedVotes = (season: DemoSeason): PlannedVote[] =>
  DEMO_COPIES.map((voter, index) => ({
    voter,
    participant: COPIED_VOTES.participant,
    at: copiedVotesAt(season, index),
    connection: COPIED_VOTES.participant,
    uncountedReason: COPIED_VOTES.reason,
  }));

const classVotes = (season: DemoSeason): PlannedVote[] =>
  DEMO_CLASS.map((voter, number) => ({
    voter,
    participant: CLASS_VOTES_FOR,
    at: classVotesAt(season, number),
    connection: 'school',
  }));

/** As keyed hashes; nobody keeps the key, for nobody votes from these connections again. */
function addressHashes(season: DemoSeason): (connection: string, at: Date) => string | null {
  const key = randomBytes(32);
  const kept = season.now.getTime() - NETWORKS_KEPT_DAYS * 24 * 60 * 60 * 1000;
  return (connection, at) =>
    at.getTime() < kept
      ? null
      : createHmac('sha256', key).update(connection).digest().subarray(0, 16).toString('base64url');
}

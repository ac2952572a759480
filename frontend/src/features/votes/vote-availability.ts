import type { Award } from '../../api/generated/awards';
import type { Participant } from '../../api/generated/participants';
import type { Session } from '../../session/session-slice';
import type { OwnVote } from './api';
import { dayAfter } from './calendar-month';

/** Somebody who can be voted for. */
export type Candidate = Pick<
  Participant,
  'id' | 'userId' | 'season' | 'name' | 'profession' | 'profileImageUrl'
>;

/** Whether the reader can vote for somebody now, and if not, why. */
export type VoteAvailability =
  | { state: 'unknown' }
  | { state: 'upcoming' }
  | { state: 'closed' }
  | { state: 'self' }
  | { state: 'signedOut' }
  | { state: 'voted'; month: string; next: string }
  | { state: 'open'; month: string; next: string };

interface Circumstances {
  candidate: Pick<Candidate, 'id' | 'userId' | 'season'>;
  session: Session;
  /** The month that votes count for now. */
  month: string;
  /** Of the season whose people votes are for now; undefined where it is not known. */
  season: number | undefined;
  /** Of Viewers' Choice; undefined where it is not known, which the server then is asked by voting. */
  status: Award['status'] | undefined;
  /** The reader's own votes; undefined where they are not known. */
  ownVotes: readonly Pick<OwnVote, 'participantId' | 'month'>[] | undefined;
  /** Whether an answer that decides is still on its way. */
  isLoading: boolean;
}

export function voteAvailability(circumstances: Circumstances): VoteAvailability {
  const {
    candidate,
    session,
    month,
    season = candidate.season,
    status,
    ownVotes = [],
    isLoading,
  } = circumstances;
  if (isLoading || session.status === 'loading') return { state: 'unknown' };
  if (session.user?.id === candidate.userId) return { state: 'self' };
  const next = dayAfter(month);
  if (ownVotes.some((vote) => vote.participantId === candidate.id && vote.month === month))
    return { state: 'voted', month, next };
  if (candidate.season !== season) return { state: candidate.season < season ? 'closed' : 'upcoming' };
  if (status === 'upcoming' || status === 'closed') return { state: status };
  return session.user ? { state: 'open', month, next } : { state: 'signedOut' };
}

import type { Vote } from '../entities/vote.entity.js';

/** A vote, as its voter sees it. */
class VoteDto {
  /** @example 120 */
  id: number;

  /** @example 3 */
  participantId: number;

  /** @example 1 */
  awardId: number;

  /** Calendar month in UTC that it counts for. @example 2026-11 */
  month: string;

  /** @example 'The filters work in our village too.' */
  comment: string | null;

  /** That of the comment, under which others see it; null where there is none. @example 31 */
  commentId: number | null;

  /** keccak256 of the secret, under which it is published. @example 0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060 */
  pseudonym: string;

  /** When it was cast. */
  createdAt: Date;

  static from({
    id,
    participantId,
    awardId,
    month,
    comment,
    commentId,
    pseudonym,
    createdAt,
  }: Vote): VoteDto {
    return { id, participantId, awardId, month, comment, commentId, pseudonym, createdAt };
  }
}

/** The answer to a new vote. */
export class NewVoteDto extends VoteDto {
  /** The 32 bytes behind the pseudonym, where the server drew them. @example 0x9c22ff5f21f0b81b113e63f7db6da94fedef11b2119b4088b89664fb9a3cb658 */
  secret?: string;

  static override from(vote: Vote): NewVoteDto {
    return { ...VoteDto.from(vote), ...(vote.secret !== null && { secret: vote.secret }) };
  }
}

/** One of the account's own votes, with what became of it. */
export class OwnVoteDto extends VoteDto {
  /** @example 'Amina Diallo' */
  participantName: string;

  /** False where the administrator leaves it uncounted. */
  counted: boolean;

  /** Why it is not counted. */
  uncountedReason: string | null;

  /** Whether the administrator hid its comment. */
  hidden: boolean;

  /** Why the comment is hidden. */
  hiddenReason: string | null;

  static override from(vote: Vote): OwnVoteDto {
    const { counted, uncountedReason, hidden, hiddenReason } = vote;
    const participantName = vote.participant!.name;
    return { ...VoteDto.from(vote), participantName, counted, uncountedReason, hidden, hiddenReason };
  }
}

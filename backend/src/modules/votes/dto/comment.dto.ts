import { publicName } from '../../auth/public-name.js';
import type { Vote } from '../entities/vote.entity.js';

/** What a voter said. */
export class CommentDto {
  /** Its own, which says nothing of the vote. @example 31 */
  id: number;

  /** Who said it, never an e-mail address; null once the account is gone. @example amara */
  username: string | null;

  /** @example 'The filters work in our village too.' */
  comment: string;

  /** Month of the vote. @example 2026-11 */
  month: string;

  /** When it was written. */
  createdAt: Date;

  /** True where the administrator hid it: its author and the administrator still see it. */
  hidden?: boolean;

  /** Why it is hidden. @example 'It names somebody’s address.' */
  reason?: string | null;

  static from({ commentId, user, comment, month, createdAt, hidden, hiddenReason }: Vote): CommentDto {
    const username = user ? publicName(user) : null;
    const shown = { id: commentId!, username, comment: comment!, month, createdAt };
    return hidden ? { ...shown, hidden, reason: hiddenReason } : shown;
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { publicName } from '../auth/public-name.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { Vote } from './entities/vote.entity.js';

/** Characters of a comment that are enough to know which one it is. */
const EXCERPT = 140;

export const excerptOf = ({ comment }: Vote): string => [...comment!].slice(0, EXCERPT).join('');

/** News of a comment, under the name that it got when the vote was cast; nobody is shown it. */
const sourceOf = ({ id }: Vote): string => `comments/${id}`;

/** What the author and the participant are told when a comment is hidden or shown again. */
@Injectable()
export class CommentNews {
  constructor(private readonly notifications: NotificationsService) {}

  /** The author hears why; the participant's news of it goes, as it repeats what is hidden from them too. */
  async hidden(manager: EntityManager, vote: Vote, reason: string): Promise<void> {
    const { id: participantId, name: participantName, userId } = vote.participant!;
    await this.notifications.withdraw(manager, userId, sourceOf(vote));
    if (vote.userId === null) return;
    const params = { participantId, participantName, reason, comment: excerptOf(vote) };
    await this.notifications.send(manager, [vote.userId], 'comment_hidden', params);
  }

  /** The participant is told as when the comment was new. */
  async shown(manager: EntityManager, vote: Vote): Promise<void> {
    const { participantId, month, user } = vote;
    const name = user ? publicName(user) : null;
    const params = { participantId, month, name, comment: excerptOf(vote) };
    await this.notifications.send(manager, [vote.participant!.userId], 'comment', params, sourceOf(vote));
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { User } from '../auth/entities/user.entity.js';
import { publicName } from '../auth/public-name.js';
import type { Message } from '../notifications/notifications.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { ProgressUpdate } from '../progress/entities/progress-update.entity.js';
import type { ReportComment } from './entities/report-comment.entity.js';

/** Characters of a comment that are enough to know which one it is. */
const EXCERPT = 140;

export const sourceOf = ({ id }: Pick<ReportComment, 'id'>): string => `report-comments/${id}`;

/** What people and open pages are told of comments. Nobody but its author is told what one says: it may be hidden or deleted before that is read. */
@Injectable()
export class TalkNews {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly events: SiteEvents,
  ) {}

  /** The participant hears of every comment of others, whoever is answered of the reply. */
  async posted(manager: EntityManager, comment: ReportComment, report: ProgressUpdate): Promise<void> {
    const author = await manager.findOneByOrFail(User, { id: comment.userId! });
    const params = { ...placeOf(comment, report), title: report.title, name: publicName(author) };
    const source = sourceOf(comment);
    const told = hearersOf(comment, report).map<Message>((hearer) => ({ ...hearer, params, source }));
    await this.notifications.sendAll(manager, told);
    await this.changed(manager, comment, report.participantId);
  }

  /** Takes back what anybody was told of it. */
  async withdrawn(manager: EntityManager, comment: ReportComment, report: ProgressUpdate): Promise<void> {
    for (const { userId } of hearersOf(comment, report))
      await this.notifications.withdraw(manager, userId, sourceOf(comment));
    await this.changed(manager, comment, report.participantId);
  }

  /** Whose comment is gone was answered by nobody. A participant was told of them as of all that stands on their report. */
  async unaddressed(
    manager: EntityManager,
    userId: number,
    replies: readonly Pick<ReportComment, 'id'>[],
    { participant }: ProgressUpdate,
  ): Promise<void> {
    if (participant!.userId === userId) return;
    await this.notifications.withdraw(manager, userId, ...replies.map(sourceOf));
  }

  /** The author alone hears why. */
  async hidden(manager: EntityManager, comment: ReportComment, report: ProgressUpdate): Promise<void> {
    const { userId, text, hiddenReason: reason } = comment;
    await this.withdrawn(manager, comment, report);
    if (userId === null) return;
    const { name: participantName } = report.participant!;
    const excerpt = [...text].slice(0, EXCERPT).join('');
    const params = { ...placeOf(comment, report), participantName, reason, comment: excerpt };
    await this.notifications.send(manager, [userId], 'comment_hidden', params);
  }

  /** Open pages fetch it anew; its text is not told. */
  async changed(
    manager: EntityManager,
    { id, progressUpdateId: reportId }: Pick<ReportComment, 'id' | 'progressUpdateId'>,
    participantId: number,
  ): Promise<void> {
    await this.events.publish(manager, { event: 'comment', data: { id, reportId, participantId } });
  }
}

const placeOf = ({ id: commentId }: ReportComment, { id: reportId, participantId }: ProgressUpdate) => ({
  participantId,
  reportId,
  commentId,
});

/** Nobody hears of what they wrote, and nobody twice. */
function hearersOf(
  { userId, repliedUserId }: ReportComment,
  { participant }: ProgressUpdate,
): Pick<Message, 'userId' | 'kind'>[] {
  const hearers: Pick<Message, 'userId' | 'kind'>[] = [];
  if (repliedUserId !== null) hearers.push({ userId: repliedUserId, kind: 'reply' });
  const { userId: participantUser } = participant!;
  if (participantUser !== userId && participantUser !== repliedUserId)
    hearers.push({ userId: participantUser, kind: 'comment' });
  return hearers;
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { MailService } from '../mail/mail.service.js';
import { Notification } from './entities/notification.entity.js';
import type { NotificationKind, NotificationParams } from './notification.types.js';

/** What an account is told; `source` names what it is of, where it could be told twice. */
export interface Message {
  userId: number;
  kind: NotificationKind;
  params: NotificationParams;
  source: string | null;
}

const WITHDRAW = 'DELETE FROM notifications WHERE user_id = $1 AND source = ANY ($2::text[]) RETURNING id';

/** Writes accounts their news, within the transaction of what they are told of. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly events: SiteEvents,
    private readonly mail: MailService,
  ) {}

  /**
   * `source` names what the news is of, where it could be told twice: a job that is tried again, a block that is read
   * again. An account gets one of each.
   */
  async send(
    manager: EntityManager,
    userIds: readonly number[],
    kind: NotificationKind,
    params: NotificationParams,
    source: string | null = null,
  ): Promise<void> {
    await this.sendAll(
      manager,
      userIds.map((userId) => ({ userId, kind, params, source })),
    );
  }

  /** Several at once, each to its account. */
  async sendAll(manager: EntityManager, messages: readonly Message[]): Promise<void> {
    if (messages.length === 0) return;
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(Notification)
      .values([...messages])
      .orIgnore()
      .returning(['id', 'userId'])
      .execute();
    const written = inserted.raw as { id: number; user_id: number }[];
    await this.events.publish(
      manager,
      ...written.map(({ id, user_id: userId }) => ({
        event: 'notification' as const,
        data: { id },
        userId,
      })),
    );
  }

  /**
   * Takes back what anybody was told of a participant's reports, and puts a placeholder for the name in all else, mail too. No
   * index leads there: a participant leaves once, while every vote writes news.
   */
  async forgetParticipant(manager: EntityManager, id: number, placeholder: string): Promise<void> {
    const ofReports = `DELETE FROM notifications WHERE kind = 'progress' AND params->>'participantId' = $1`;
    await manager.query(ofReports, [String(id)]);
    for (const key of ['participantName', 'participant'])
      await manager.query(
        `UPDATE notifications SET params = params || jsonb_build_object($2::text, $3::text)
         WHERE params->>'participantId' = $1 AND params ? $2::text`,
        [String(id), key, placeholder],
      );
    await this.mail.forgetParticipant(manager, id, placeholder);
  }

  /** Takes back what an account was told of these, where that is no longer for its eyes. Its open pages fetch all anew, so that one event does. */
  async withdraw(manager: EntityManager, userId: number, ...sources: string[]): Promise<void> {
    if (sources.length === 0) return;
    const [told] = await manager.query<[{ id: number }[], number]>(WITHDRAW, [userId, sources]);
    const [first] = told;
    if (!first) return;
    await this.events.publish(manager, { event: 'notification', data: { id: first.id }, userId });
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../../common/languages.js';
import { type Named, publicName } from '../../auth/public-name.js';
import { MailService } from '../../mail/mail.service.js';
import type { Message } from '../notifications.service.js';
import { sentenceOf } from './news-sentence.js';

interface Reader extends Named {
  email: string;
  language: Language;
}

/** Whoever has news by mail gets the notice there. */
const READERS = `
  SELECT id, username, given_name AS "givenName", email, language FROM users
  WHERE id = ANY ($1) AND email_confirmed_at IS NOT NULL AND deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM mail_preferences WHERE user_id = users.id AND news <> 'off')`;

/** Writes letters of notices of what somebody paid for: also to those who have asked for no news by mail. */
@Injectable()
export class NoticeLetters {
  constructor(private readonly mail: MailService) {}

  /** One for each, once of each source. */
  async send(manager: EntityManager, kind: 'ad_completed', messages: readonly Message[]): Promise<void> {
    if (!this.mail.isMailConfigured) return;
    const readers = await manager.query<Reader[]>(READERS, [
      [...new Set(messages.map(({ userId }) => userId))],
    ]);
    const byId = new Map(readers.map((reader) => [reader.id, reader]));
    for (const message of messages) {
      const reader = byId.get(message.userId);
      if (!reader) continue;
      const { id: userId, email: to, language } = reader;
      const params = { name: publicName(reader), news: sentenceOf(message) };
      await this.mail.send(manager, {
        to,
        language,
        kind,
        params,
        userId,
        ...(message.source !== null && { key: message.source }),
      });
    }
  }
}

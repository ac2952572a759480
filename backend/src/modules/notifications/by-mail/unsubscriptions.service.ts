import { Injectable } from '@nestjs/common';
import { MailService } from '../../mail/mail.service.js';
import { ViewerLetters } from '../../viewers/viewer-letters.service.js';
import { unsubscribeLinkInvalid } from '../notifications.errors.js';
import { NotificationPreferences } from '../preferences/notification-preferences.service.js';
import { MailPreferences } from './mail-preferences.service.js';

/** Ends letters by the link that they carry. */
@Injectable()
export class Unsubscriptions {
  constructor(
    private readonly mail: MailService,
    private readonly byMail: MailPreferences,
    private readonly preferences: NotificationPreferences,
    private readonly viewers: ViewerLetters,
  ) {}

  /** What the letter was of, and nothing else. @throws unsubscribeLinkInvalid */
  async unsubscribe(token: string): Promise<void> {
    const reader = this.mail.readerOf(token);
    if (reader === null) throw unsubscribeLinkInvalid();
    const { whose, id } = reader;
    if (whose === 'viewer') return this.viewers.end(id);
    if (whose === 'account') return this.byMail.end(id);
    return this.preferences.end(id, whose);
  }
}

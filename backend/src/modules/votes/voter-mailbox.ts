import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

/**
 * Makes marks of voters' mailboxes: the same one for the same mailbox, and none that says which it was. Null where the site
 * sends no mail, as an address is nobody's there until it is proved.
 */
@Injectable()
export class VoterMailbox {
  private readonly key: Buffer | undefined;

  constructor(@Inject(APP_CONFIG) { sessionSecret, mail }: AppConfig) {
    if (mail) this.key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'mailboxes of votes', 32));
  }

  hash(mailbox: string | null): string | null {
    if (!this.key || mailbox === null) return null;
    return createHmac('sha256', this.key).update(mailbox).digest('base64url');
  }
}

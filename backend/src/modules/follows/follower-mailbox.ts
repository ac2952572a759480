import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

/** Makes marks of followers' mailboxes, another one for each participant, and none that says which it was. */
@Injectable()
export class FollowerMailbox {
  /** False where the site sends no mail, as an address is nobody's there. */
  readonly areKnown: boolean;
  private readonly key: Buffer;

  constructor(@Inject(APP_CONFIG) { sessionSecret, mail }: AppConfig) {
    this.areKnown = mail !== undefined;
    this.key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'mailboxes of follows', 32));
  }

  hash(participantId: number, mailbox: string): string {
    return createHmac('sha256', this.key).update(`${participantId} ${mailbox}`).digest('base64url');
  }
}

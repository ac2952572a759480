import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

/** Makes marks of the mailboxes of accounts that are minted for, so that no account needs to be kept for its day. */
@Injectable()
export class MintMailbox {
  private readonly key: Buffer | undefined;

  constructor(@Inject(APP_CONFIG) { sessionSecret, mail }: AppConfig) {
    if (mail) this.key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'mailboxes of mints', 32));
  }

  /** Null where the site sends no mail, as an address is nobody's there. */
  async markOf(manager: EntityManager, userId: number): Promise<string | null> {
    if (!this.key) return null;
    const [row]: { mailbox: string | null }[] = await manager.query(
      'SELECT mailbox FROM users WHERE id = $1',
      [userId],
    );
    return row?.mailbox ? createHmac('sha256', this.key).update(row.mailbox).digest('base64url') : null;
  }
}

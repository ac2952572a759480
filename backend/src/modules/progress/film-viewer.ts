import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SessionAccount } from '../../common/access/account-of-session.js';
import { networkOf } from '../../common/access/network-of.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

/** Tells apart who plays films: people by the mailbox that they proved, others by account, and who is signed out by network. */
@Injectable()
export class FilmViewer {
  private readonly key: Buffer;

  constructor(@Inject(APP_CONFIG) { sessionSecret }: AppConfig) {
    this.key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'viewers of films', 32));
  }

  /** The same for the same viewer, and does not say who it is. */
  hash(account: SessionAccount | undefined, address: string): string {
    return this.hashOf(nameOf(account, address));
  }

  /** The same for the same account, whatever mailbox it has proved; null for whoever is signed out. */
  accountHash(account: SessionAccount | undefined): string | null {
    return account ? this.hashOf(`account ${account.id}`) : null;
  }

  private hashOf(name: string): string {
    return createHmac('sha256', this.key).update(name).digest('base64url');
  }
}

function nameOf(account: SessionAccount | undefined, address: string): string {
  if (!account) return `network ${networkOf(address)}`;
  const { id, emailConfirmedAt, mailbox } = account;
  return emailConfirmedAt && mailbox !== null ? `mailbox ${mailbox}` : `account ${id}`;
}

import type { IncomingMessage } from 'node:http';
import type { Role } from './access.decorator.js';

/** The account of a session, as it was when the request came: it is read with the session in one query. */
export interface SessionAccount {
  id: number;
  username: string;
  /** That others see where the username is an address. */
  givenName: string | null;
  email: string;
  /** That the address leads to. */
  mailbox: string | null;
  emailConfirmedAt: Date | null;
  role: Role;
  walletAddress: string | null;
  language: string;
  nftBadgeId: number | null;
  createdAt: Date;
  /** Whether signing in takes more than the password. */
  secondFactor: boolean;
}

const accounts = new WeakMap<IncomingMessage, SessionAccount>();

export const rememberAccount = (request: IncomingMessage, account: SessionAccount): void =>
  void accounts.set(request, account);

/** Undefined without a session, and once its account is gone or suspended. */
export const accountOf = (request: IncomingMessage): SessionAccount | undefined => accounts.get(request);

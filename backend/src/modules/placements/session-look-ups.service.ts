import { Injectable } from '@nestjs/common';
import type { SessionAccount } from '../../common/access/account-of-session.js';
import { Caches } from '../../common/caches.js';
import { RecentlyUsed } from '../../common/recently-used.js';

/** What was found is good for so long (ms). */
const GOOD_FOR_MS = 2_000;

/** So many sessions are looked up at once, as nobody waits for them who could be sent away: others are to find a connection. */
const MOST_UNDER_WAY = 50;

/** What is remembered of sessions (bytes). */
const REMEMBERED_BYTES = 1024 * 1024;
const ENTRY_BYTES = 1_000;

type Account = SessionAccount | undefined;

interface LookUp {
  account: Promise<Account>;
  begunAt: number;
  isUnderWay: boolean;
}

/** Finds out whose sessions those are that open pages, once for all pages that one opens in two seconds. */
@Injectable()
export class SessionLookUps {
  private readonly lookUps: RecentlyUsed<string, LookUp>;
  private underWay = 0;

  constructor(caches: Caches) {
    this.lookUps = caches.add('ad-openers', new RecentlyUsed(REMEMBERED_BYTES, () => ENTRY_BYTES));
  }

  /** @param sessionId of a session that was given out @returns undefined where too many are looked up already */
  ask(sessionId: string, find: () => Promise<Account>): Promise<Account> | undefined {
    const known = this.lookUps.get(sessionId);
    if (known && (known.isUnderWay || known.begunAt > performance.now() - GOOD_FOR_MS)) return known.account;
    return this.underWay < MOST_UNDER_WAY ? this.begin(sessionId, find) : undefined;
  }

  private begin(sessionId: string, find: () => Promise<Account>): Promise<Account> {
    this.underWay += 1;
    const account = find().finally(() => {
      this.underWay -= 1;
      lookUp.isUnderWay = false;
    });
    const lookUp: LookUp = { account, begunAt: performance.now(), isUnderWay: true };
    this.lookUps.set(sessionId, lookUp);
    return account;
  }
}

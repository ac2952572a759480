import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Asked, Front } from './front.ts';
import type { Payer } from './payer.ts';
import type { Tally } from './tally.ts';

const PAUSE_MS = 5_000;
/** Of a hundred requests. */
const VOTES = 12;
const PAYMENTS = 2;
/** Of a hundred reads: whoever has opened a page goes on within it, and the page asks the API. */
const WHOLE_PAGES = 10;
const REPEAT_AFTER_MS = 1_000;

/** Somebody who is signed in. */
export interface User {
  id: number;
  cookie: string;
  /** An ad of theirs that is not paid yet. */
  adId: number;
}

/** What there is to read and to vote for. */
export interface Sights {
  participants: readonly number[];
  ads: readonly number[];
}

/** Users who ask for something every five seconds, and repeat what they were not told to be done. */
export class Users {
  readonly #front: Front;
  readonly #payer: Payer;
  readonly #sights: Sights;
  /** Where answers are noted; another one for each part of a run. */
  tally: Tally;

  constructor(front: Front, payer: Payer, sights: Sights, tally: Tally) {
    this.#front = front;
    this.#payer = payer;
    this.#sights = sights;
    this.tally = tally;
  }

  /** All of them at once, until the signal; what is under way then is finished. */
  async live(users: readonly User[], over: AbortSignal): Promise<void> {
    await Promise.all(users.map(async (user, index) => this.#live(user, index, over)));
  }

  async #live(user: User, index: number, over: AbortSignal): Promise<void> {
    const votes = this.#sights.participants.toSorted(() => Math.random() - 0.5);
    let isPaid = false;
    await pause(Math.random() * PAUSE_MS, over);
    while (!over.aborted) {
      const began = Date.now();
      const kind = Math.random() * 100;
      const participant = kind < VOTES ? votes.pop() : undefined;
      if (participant !== undefined) await this.#vote(user, participant, over);
      else if (kind >= 100 - PAYMENTS && !isPaid) {
        isPaid = true;
        await this.#pay(user, over);
      } else await this.#read(user, index);
      await pause(PAUSE_MS - (Date.now() - began), over);
    }
  }

  async #read(user: User, index: number): Promise<void> {
    const { participants, ads } = this.#sights;
    const any = (ids: readonly number[]): number => ids[Math.floor(Math.random() * ids.length)] ?? 1;
    const isOwn = index % 2 === 0;
    const pages = ['/', '/ads', '/participants', `/participants/${any(participants)}`, `/ads/${any(ads)}`];
    const calls = [
      ...['/api/ads?limit=20', `/api/ads/${any(ads)}`, '/api/participants', '/api/progress-updates?limit=20'],
      ...[
        `/api/participants/${any(participants)}`,
        `/api/participants/${any(participants)}/comments?limit=20`,
      ],
      ...['/api/awards', '/api/tokenomics', '/api/config', '/api/votes/months'],
      ...(isOwn ? ['/api/auth/me', '/api/votes/user', '/api/notifications?limit=20', '/api/ads/user'] : []),
    ];
    const paths = Math.random() * 100 < WHOLE_PAGES ? pages : calls;
    const path = paths[Math.floor(Math.random() * paths.length)]!;
    await this.#ask({ method: 'GET', path, ...who(user, isOwn) });
  }

  async #vote(user: User, participantId: number, over: AbortSignal): Promise<void> {
    const pseudonym = `0x${randomBytes(32).toString('hex')}`;
    const body = { participantId, pseudonym, comment: Math.random() < 0.3 ? 'A load of good wishes' : '' };
    const asked: Asked = { method: 'POST', path: '/api/votes', ...who(user), body };
    if (await this.#askUntilDone(asked, over)) this.tally.votes.add(`${user.id}/${participantId}`);
  }

  async #pay(user: User, over: AbortSignal): Promise<void> {
    const txHash = await this.#payer.pay(user.adId);
    const body = { adId: user.adId, txHash, chainId: 31_337 };
    const asked: Asked = { method: 'POST', path: '/api/process-ad-payment', ...who(user), body };
    if (await this.#askUntilDone(asked, over)) this.tally.payments.add(user.adId);
  }

  // As a person does who reads that it did not work: again in a moment.
  async #askUntilDone(asked: Asked, over: AbortSignal): Promise<boolean> {
    for (;;) {
      if (await this.#ask(asked)) return true;
      if (over.aborted) return false;
      await pause(REPEAT_AFTER_MS, over);
    }
  }

  async #ask(asked: Asked): Promise<boolean> {
    const began = performance.now();
    const { tally } = this;
    try {
      return tally.note(asked, await this.#front.ask(asked), performance.now() - began);
    } catch (error) {
      tally.noteFailure(asked, error);
      return false;
    }
  }
}

const who = ({ id, cookie }: User, isSignedIn = true) => ({
  cookie: isSignedIn ? `${cookie}; signed-in=1` : '',
  address: `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`,
});

const pause = (ms: number, over: AbortSignal): Promise<unknown> =>
  delay(Math.max(ms, 0), undefined, { signal: over }).catch(() => undefined);

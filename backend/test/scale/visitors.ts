import { addAdmin, signIn } from '../bench/bench-database.ts';
import { withDatabase } from '../support/own-connection.ts';
import { Payer } from '../endurance/payer.ts';
import { ask } from './ask.ts';
import type { Asker, Turn } from './reads/read.ts';
import type { ScaleSite } from './scale-site.ts';
import { PARTICIPANTS } from './sizes.ts';

/** Accounts of the crowd that are signed in, where there are as many. */
const USERS = 100;

/** A prime, so that what is asked for one after the other lies far apart. */
const STRIDE = 7_919;

/** Everybody who asks a site, signed in. */
export class Visitors {
  readonly site: ScaleSite;
  readonly payer: Payer;
  readonly #users: string[];
  readonly #admin: string;
  readonly #participant: string;
  readonly #known: Pick<Turn, 'transaction' | 'month'>;

  private constructor(site: ScaleSite, payer: Payer, cookies: string[], known: Visitors['known']) {
    this.site = site;
    this.payer = payer;
    this.#known = known;
    [this.#admin = '', this.#participant = '', ...this.#users] = cookies;
  }

  static async of(site: ScaleSite): Promise<Visitors> {
    const { rows } = site.sizes;
    const { cookies, month } = await withDatabase(site.databaseUrl, async (client) => {
      const crowd = Array.from(
        { length: Math.min(USERS, Math.floor(rows * 0.8)) },
        (_one, index) => index + 1,
      );
      const cookies = await signIn(client, [await addAdmin(client), rows + 1, ...crowd]);
      const months = await client.query<{ month: string }>('SELECT max(month) AS month FROM vote_months');
      return { cookies, ...months.rows[0]! };
    });
    const payer = await Payer.on(site.chainUrl, site.splitter);
    const visitors = new Visitors(site, payer, cookies, { transaction: '', month });
    visitors.#known.transaction = await visitors.#payOnce();
    return visitors;
  }

  get known(): Pick<Turn, 'transaction' | 'month'> {
    return this.#known;
  }

  get users(): number {
    return this.#users.length;
  }

  cookieOf(who: Asker, user = 1): string {
    if (who === 'user') return this.#users[(user - 1) % this.users]!;
    return { nobody: '', participant: this.#participant, admin: this.#admin }[who];
  }

  turn(number: number): Turn {
    const { rows } = this.site.sizes;
    return {
      id: 1 + ((number * STRIDE) % rows),
      participant: 1 + (number % PARTICIPANTS),
      user: 1 + (number % this.users),
      ...this.#known,
    };
  }

  /** An ad of its own. @returns its id */
  async submitAd(user: number): Promise<number> {
    const body = {
      title: 'Solar lamps for night markets',
      description: 'Rent a lamp by the evening and pay from your takings.',
      category: 'technology',
    };
    const call = { method: 'POST', path: '/ads', cookie: this.cookieOf('user', user), body } as const;
    return ((await ask(this.site.origin, call)).body as { id: number }).id;
  }

  async #payOnce(): Promise<string> {
    const hash = await this.payer.pay(await this.submitAd(1));
    await this.site.mine();
    return hash;
  }
}

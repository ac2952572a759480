import { Deliveries } from '../../src/modules/placements/deliveries.service.js';
import type { Slot } from '../../src/modules/placements/placement.types.js';
import { knowAds } from '../factories/placement.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

const PATIENCE_MS = 300_000;

/** One more than a process keeps at hand. */
const MANY = 1_001;

describe('more ads than a process keeps at hand', () => {
  let app: TestApp;
  let userId: number;

  beforeAll(async () => {
    app = await TestApp.start();
    ({ id: userId } = await signedIn(app));
  }, PATIENCE_MS);
  afterEach(() => app.dataSource.query('UPDATE ads SET running_since = NULL, paused_at = now()'));
  afterAll(() => app.stop());

  interface Many {
    number: number;
    format?: 'banner' | 'sidebar';
    isPaid?: boolean;
    since?: string;
  }

  async function addRunning({
    number,
    format = 'banner',
    isPaid = true,
    since = '-1 minute',
  }: Many): Promise<number[]> {
    const rows = await app.dataSource.query<{ id: number }[]>(
      `INSERT INTO ads (user_id, title, description, category, format, status, payment_status, run_days, running_since, run_ends_at)
       SELECT $1, 'Lamps ' || n, 'Rent a lamp.', 'technology', $3, 'approved', $4, 30, now() + $5::interval, now() + interval '20 days'
       FROM generate_series(1, $2) n RETURNING id`,
      [userId, number, format, isPaid ? 'settled' : 'pending', since],
    );
    return rows.map(({ id }) => id);
  }

  /** The process looks at the ads again. */
  const lookAgain = async (id: number) => {
    await app.dataSource.query('UPDATE ads SET revision = revision + 1 WHERE id = $1', [id]);
    await knowAds(app);
  };

  async function served(slot: Slot, times: number): Promise<(number | undefined)[]> {
    const deliveries = app.nest.get(Deliveries);
    const ids: (number | undefined)[] = [];
    for (let time = 0; time < times; time++) {
      const [{ ad } = { ad: null }] = await deliveries.deliver([slot], { notServed: undefined });
      ids.push(ad?.id);
    }
    return ids;
  }

  it(
    'have their turns, the newest too and no more of them',
    async () => {
      const ids = await addRunning({ number: MANY });
      const turns = new Map<number | undefined, number>();
      for (let look = 0; look < 3; look++) {
        await lookAgain(ids[0]!);
        for (const id of await served('home-banner', MANY)) turns.set(id, (turns.get(id) ?? 0) + 1);
      }
      expect(turns.size).toBe(MANY);
      expect(Math.max(...turns.values())).toBeLessThanOrEqual(9);
    },
    PATIENCE_MS,
  );

  it(
    'leave room for those that run, whatever is to begin',
    async () => {
      const later = await addRunning({ number: MANY, since: '1 hour' });
      const [running] = await addRunning({ number: 1 });
      for (let look = 0; look < 3; look++) {
        await lookAgain(later[0]!);
        expect(await served('home-banner', 1)).toEqual([running]);
      }
    },
    PATIENCE_MS,
  );

  it(
    'leave no place of another shape to ads that are not paid for',
    async () => {
      const banners = await addRunning({ number: MANY });
      const [paid] = await addRunning({ number: 1, format: 'sidebar' });
      await addRunning({ number: 1, format: 'sidebar', isPaid: false });
      for (let look = 0; look < 3; look++) {
        await lookAgain(banners[0]!);
        expect(await served('ad-sidebar', 1)).toEqual([paid]);
      }
    },
    PATIENCE_MS,
  );
});

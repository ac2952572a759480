import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { paymentReport, whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { IdleSite } from '../support/idle-site.js';

/** One call in two seconds, in a second. */
const GOAL = 0.5;

/** At rest a chain that makes a block every 450 ms is read after 45 s at the latest; a busy machine adds to it. */
const LONGEST_REST_MS = 60_000;

/** Balances are compared every two minutes: what that costs is made up for by more than one rest. */
const VISITED_BLOCKS = 360;

/** A chain needs its time, and a busy machine makes its blocks half as fast. */
const PATIENCE_MS = 600_000;

/** What was asked of the nodes of some sites at rest. */
interface Rested {
  /** Calls a second of each. */
  rates: number[];
  /** Of each from one reading to the next. */
  restsMs: number[];
}

describe('a chain on which nothing happens', () => {
  let quiet: IdleSite[];
  let visited: IdleSite[];
  let site: IdleSite;
  let owner: SignedIn;
  /** They take minutes in which nothing is done: all rest at the same time, while others are woken. */
  let alone: Promise<number[]>;
  let withVisitors: Promise<Rested>;

  beforeAll(async () => {
    // One after the other, as whoever starts last is the one at which people sign in: passport is one for all.
    quiet = [await IdleSite.start(1), await IdleSite.start(2)];
    visited = [await IdleSite.start(1), await IdleSite.start(2)];
    site = await IdleSite.start(2);
    owner = await signedIn(site.app);
    alone = left(quiet);
    withVisitors = visitedOften(visited);
    // What goes wrong is told by the tests that wait for them.
    void Promise.allSettled([alone, withVisitors]);
  }, PATIENCE_MS);
  afterAll(async () => Promise.all([...quiet, ...visited, site].map(async (each) => each.stop())));

  const whenResting = (sites: IdleSite[]) => Promise.all(sites.map(async (each) => each.whenResting()));

  async function left(sites: IdleSite[]): Promise<number[]> {
    await whenResting(sites);
    return Promise.all(sites.map(async (each) => each.callsASecond()));
  }

  async function visitedOften(sites: IdleSite[]): Promise<Rested> {
    await whenResting(sites);
    const visit = () => Promise.all(sites.map(async ({ app }) => app.client().get('/config').expect(200)));
    const visits = setInterval(() => void visit(), 5_000);
    try {
      const [rates, restsMs] = await Promise.all([
        Promise.all(sites.map(async (each) => each.callsASecond(VISITED_BLOCKS))),
        Promise.all(sites.map(async (each) => each.restMs())),
      ]);
      return { rates, restsMs };
    } finally {
      clearInterval(visits);
    }
  }

  it(
    'is read at every look once somebody looks at what is to be paid, and rests again after the payment',
    async () => {
      await site.whenResting();
      const adId = await submitAd(owner.client);
      await owner.client.get(`/ads/${adId}/payment`).expect(200);
      await site.whenAwake();
      await site.app.chain.pay(adId);
      const { manager } = site.app.dataSource;
      const isFound = async () => (await manager.countBy(AdPayment, { adId: String(adId) })) === 1;
      // Nobody reports it, but whoever paid looks on.
      const [looks] = await Promise.all([
        site.looksUntil(isFound),
        whenPayment(owner.client, adId, 'confirming'),
      ]);
      // However long a busy machine takes for each. At rest it would be seven, of four seconds each.
      expect(looks).toBeLessThanOrEqual(4);
      await whenPayment(owner.client, adId, 'confirmed');
      await site.whenResting();
    },
    PATIENCE_MS,
  );

  it(
    'wakes for what the operator has to send, and rests once that is final',
    async () => {
      const adId = await submitAd(owner.client);
      const admin = await site.app.admin();
      await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
      await site.app.chain.pay(adId);
      await whenPayment(owner.client, adId, 'settled');
      const { manager } = site.app.dataSource;
      await eventually(async () =>
        expect(await manager.countBy(OperatorTransaction, { status: 'submitted' })).toBe(0),
      );
      await site.whenResting();
    },
    PATIENCE_MS,
  );

  it(
    'wakes for a transaction that is reported before a block has it, and for what another process calls out',
    async () => {
      const adId = await submitAd(owner.client);
      await site.whenResting();
      const report = paymentReport(adId, `0x${'ab'.repeat(32)}`, { chainId: site.app.chain.chainId });
      await owner.client.post('/process-ad-payment', report).expect(202);
      await site.whenAwake();
      await site.whenResting();
      await site.app.dataSource.query(`SELECT pg_notify('chain_attention', '${site.app.chain.chainId}')`);
      await site.whenAwake();
    },
    PATIENCE_MS,
  );

  it(
    'rests on while strangers look at a transaction that was read and did nothing',
    async () => {
      const adId = await submitAd(owner.client);
      const { hash, blockNumber } = await site.app.chain.pay(adId, undefined, 1n);
      await site.whenRead(blockNumber);
      await site.whenResting();
      const { body } = await site.app.client().get(`/transactions/${hash}`).expect(200);
      expect(body).toMatchObject({ status: 'reverted' });
      expect(site.isAwake).toBe(false);
    },
    PATIENCE_MS,
  );

  it(
    'is read all the same: a payment that nobody looks at or tells of is found',
    async () => {
      const adId = await submitAd(owner.client);
      await site.whenResting();
      await site.app.chain.pay(adId);
      const { manager } = site.app.dataSource;
      await eventually(
        async () => expect(await manager.countBy(AdPayment, { adId: String(adId) })).toBe(1),
        PATIENCE_MS,
      );
    },
    PATIENCE_MS,
  );

  it(
    'costs no more than one call in two seconds, with one node and with two',
    async () => {
      const rates = await alone;
      process.stdout.write(`calls a second: ${rates.map((rate) => rate.toFixed(2)).join(', ')}\n`);
      for (const rate of rates) expect(rate).toBeLessThanOrEqual(GOAL);
    },
    PATIENCE_MS,
  );

  it(
    'costs no more, and is read as it should, while visitors come',
    async () => {
      const { rates, restsMs } = await withVisitors;
      process.stdout.write(
        `calls a second with visitors: ${rates.join(', ')}, rests of ${restsMs.join(', ')} ms\n`,
      );
      for (const rest of restsMs) expect(rest).toBeLessThan(LONGEST_REST_MS);
      for (const rate of rates) expect(rate).toBeLessThanOrEqual(GOAL);
    },
    PATIENCE_MS,
  );
});

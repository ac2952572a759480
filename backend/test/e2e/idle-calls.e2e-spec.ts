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
const VISITED_BLOCKS = 240;

/** A chain needs its time. */
const PATIENCE_MS = 300_000;

describe('a chain on which nothing happens', () => {
  let sites: IdleSite[];
  let site: IdleSite;
  let owner: SignedIn;

  beforeAll(async () => {
    // One after the other, as whoever starts last is the one at which people sign in: passport is one for all.
    const alone = await IdleSite.start(1);
    site = await IdleSite.start(2);
    sites = [alone, site];
    owner = await signedIn(site.app);
  }, PATIENCE_MS);
  afterAll(async () => Promise.all(sites.map(async (each) => each.stop())));

  it(
    'costs no more than one call in two seconds, with one node and with two',
    async () => {
      await Promise.all(sites.map(async (each) => each.whenResting()));
      const rates = await Promise.all(sites.map(async (each) => each.callsASecond()));
      process.stdout.write(`calls a second: ${rates.map((rate) => rate.toFixed(2)).join(', ')}\n`);
      for (const rate of rates) expect(rate).toBeLessThanOrEqual(GOAL);
    },
    PATIENCE_MS,
  );

  it(
    'costs no more, and is read as it should, while visitors come',
    async () => {
      await Promise.all(sites.map(async (each) => each.whenResting()));
      const visit = () => Promise.all(sites.map(async ({ app }) => app.client().get('/config').expect(200)));
      const visits = setInterval(() => void visit(), 5_000);
      try {
        const rests = Promise.all(sites.map(async (each) => each.restMs()));
        const rates = await Promise.all(sites.map(async (each) => each.callsASecond(VISITED_BLOCKS)));
        const restsMs = await rests;
        process.stdout.write(
          `calls a second with visitors: ${rates.join(', ')}, rests of ${restsMs.join(', ')} ms\n`,
        );
        for (const rest of restsMs) expect(rest).toBeLessThan(LONGEST_REST_MS);
        for (const rate of rates) expect(rate).toBeLessThanOrEqual(GOAL);
      } finally {
        clearInterval(visits);
      }
    },
    PATIENCE_MS,
  );

  it(
    'is read twice a second once somebody looks at what is to be paid, and rests again after the payment',
    async () => {
      await site.whenResting();
      const adId = await submitAd(owner.client);
      await owner.client.get(`/ads/${adId}/payment`).expect(200);
      await site.whenAwake();
      await site.app.chain.pay(adId);
      const paid = performance.now();
      await whenPayment(owner.client, adId, 'confirming');
      // Nobody reports it: four rounds of half a second, and what a busy machine adds. At rest it would be 24 s.
      expect(performance.now() - paid).toBeLessThan(15_000);
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
});

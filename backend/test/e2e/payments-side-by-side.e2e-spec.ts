import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { developmentWallet } from '../../src/chain/operator/development-keys.js';
import { Ad } from '../../src/modules/ads/entities/ad.entity.js';
import { Notification } from '../../src/modules/notifications/entities/notification.entity.js';
import { AdPaymentDecisions } from '../../src/modules/payments/ad-payment-decisions.service.js';
import { AdPaymentsLedger } from '../../src/modules/payments/ad-payments.ledger.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { meetAt } from '../support/held-lock.js';
import { stopMinutes } from '../support/stop-work.js';
import { PATIENT_STATEMENTS, TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';
import { createTestDatabase } from '../support/test-database.js';

const OTHER_OPERATOR = 9;
/** Nobody has an ad of such an id, so that no ad's lock keeps two processes apart. */
let nobodysAd = 2_000_000_000;

/** By its beginning, as PostgreSQL shows no more of a statement than a kilobyte. Others wait for the lock alone. */
const READS_AD = 'SELECT "Ad"."id"%';

describe('two processes and one payment', () => {
  let chain: TestChain;
  let one: TestApp;
  let other: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    chain = await TestChain.start();
    const { privateKey, address } = developmentWallet(OTHER_OPERATOR);
    const role = (await chain.splitter.getFunction('MODERATOR_ROLE').staticCall()) as string;
    await chain.splitter.getFunction('grantRole').send(role, address);
    const env = {
      DATABASE_URL: await createTestDatabase(),
      // Whoever waits for what is held does so until both have come.
      ...PATIENT_STATEMENTS,
    };
    one = await TestApp.start(env, chain);
    // Signs with a key of its own, as while keys are changed.
    other = await TestApp.start({ ...env, OPERATOR_PRIVATE_KEY: privateKey }, chain);
    // Each minute all that is due is decided on, whatever the test has written just then.
    await stopMinutes(one, other);
    owner = await signedIn(one);
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
  });

  const paymentOf = (adId: number) =>
    one.dataSource.manager.findOneByOrFail(AdPayment, { adId: String(adId) });
  const sentFor = async (adId: number) => {
    const { transactionHash } = await paymentOf(adId);
    const all = await one.dataSource.manager.find(OperatorTransaction);
    return all.filter(({ intent }) => intent.includes(transactionHash));
  };
  const decide = (app: TestApp, id: number) => app.nest.get(AdPaymentDecisions).process(id);
  const signers = () =>
    [one, other].map(({ nest }) => nest.get(FollowedChains).home.operators.of('moderator').address!);

  /** Paid for an ad that does not exist: to be refunded as soon as it is final. */
  async function nobodysPayment(): Promise<{ adId: number; id: number }> {
    const adId = ++nobodysAd;
    await chain.pay(adId);
    const { id } = await eventually(async () => paymentOf(adId));
    return { adId, id };
  }

  const makeFinal = async (adId: number): Promise<void> => {
    await chain.mine(5);
    await eventually(async () => expect(await paymentOf(adId)).toMatchObject({ status: 'refunding' }));
  };

  it('sign one refund though both see none, and with different keys', async () => {
    const { adId, id } = await nobodysPayment();
    // What a person decided on counts for no day, so that no day's lock keeps the two apart either.
    await one.dataSource.manager.update(AdPayment, { id }, { refundApproved: true });
    // Who wants to write a transaction waits; who looks for one sees none.
    const sql = 'LOCK TABLE operator_transactions IN SHARE MODE';
    const hold = { sql, waits: 'INSERT INTO operator_transactions%', waiting: 2 };
    const results = await meetAt(one.dataSource, hold, () =>
      [one, other].map(async (app) => {
        await makeFinal(adId);
        await decide(app, id);
      }),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await eventually(async () => expect(await paymentOf(adId)).toMatchObject({ status: 'refunded' }));
    expect(await sentFor(adId)).toHaveLength(1);
  });

  it('leave it to the first who comes to sign, without a failure', async () => {
    const { adId, id } = await nobodysPayment();
    const locks = signers().map((signer) => `pg_advisory_xact_lock(hashtext('${chain.chainId}:${signer}'))`);
    const hold = { sql: `SELECT ${locks.join()}`, waits: 'SELECT pg_advisory_xact_lock%', waiting: 2 };
    const results = await meetAt(one.dataSource, hold, () =>
      [one, one].map(async (app) => {
        await makeFinal(adId);
        await decide(app, id);
      }),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await sentFor(adId)).toHaveLength(1);
  });

  it('never settle what is rejected while the settlement is prepared', async () => {
    const adId = await submitAd(owner.client);
    await chain.pay(adId);
    await chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    const { id } = await paymentOf(adId);
    await one.dataSource.manager.update(Ad, { id: adId }, { status: 'approved' });
    const sql = `UPDATE ads SET status = 'rejected', reason = 'Second thoughts' WHERE id = ${adId}`;
    const hold = { sql, waits: READS_AD, waiting: 1 };
    await meetAt(one.dataSource, hold, () => [decide(other, id)]);
    expect(await sentFor(adId)).toEqual([]);
    expect(await chain.paymentState(adId)).toBe(1);
  });

  it('never lose a decision that is made while the payment becomes final', async () => {
    const adId = await submitAd(owner.client);
    const admin = await other.admin();
    await chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    const sql = `SELECT * FROM ads WHERE id = ${adId} FOR UPDATE`;
    const hold = { sql, waits: READS_AD, waiting: 2 };
    await meetAt<unknown>(one.dataSource, hold, () => [
      chain.mine(5),
      Promise.resolve(admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200)),
    ]);
    await whenPayment(owner.client, adId, 'settled');
    expect(await sentFor(adId)).toHaveLength(1);
  });

  it('keep an event once that both read, and tell of it once', async () => {
    const adId = await submitAd(owner.client);
    const sql = 'LOCK TABLE chain_events IN SHARE MODE';
    const hold = { sql, waits: 'INSERT INTO "chain_events"%', waiting: 2 };
    await meetAt(one.dataSource, hold, () =>
      [chain.pay(adId)].flatMap((paid) =>
        [one, other].map(async ({ nest }) => {
          await paid;
          await nest.get(FollowedChains).home.watcher.poll();
        }),
      ),
    );
    await chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    const { manager } = one.dataSource;
    expect(await manager.countBy(ChainEvent, { subject: String(adId), name: 'AdPaid' })).toBe(1);
    expect(await manager.countBy(AdPayment, { adId: String(adId) })).toBe(1);
    const told = await manager.findBy(Notification, { userId: owner.id, kind: 'payment' });
    expect(told.filter(({ params }) => params.adId === adId)).toHaveLength(1);
  });

  it('fold a payment once, though both find that it has no row', async () => {
    const { adId } = await nobodysPayment();
    await chain.mine(5);
    await eventually(async () => expect(await paymentOf(adId)).toMatchObject({ status: 'refunded' }));
    await one.dataSource.manager.delete(AdPayment, { adId: String(adId) });
    const sql = 'LOCK TABLE ad_payments IN SHARE MODE';
    const hold = { sql, waits: 'INSERT INTO "ad_payments"%', waiting: 2 };
    const results = await meetAt(one.dataSource, hold, () =>
      [one, other].map(async ({ dataSource, nest }) =>
        dataSource.transaction(async (manager) =>
          nest.get(AdPaymentsLedger).refresh(manager, chain.chainId, [String(adId)]),
        ),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await one.dataSource.manager.countBy(AdPayment, { adId: String(adId) })).toBe(1);
  });
});

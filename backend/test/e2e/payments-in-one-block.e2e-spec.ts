import { NonceManager } from 'ethers';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { Ad } from '../../src/modules/ads/entities/ad.entity.js';
import { AdPaymentSweep } from '../../src/modules/payments/ad-payment-sweep.service.js';
import { AdPaymentsLedger } from '../../src/modules/payments/ad-payments.ledger.js';
import { DuePaymentsQuery } from '../../src/modules/payments/due-payments.query.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { adInput } from '../factories/ad.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { AD_PRICE, TestChain } from '../support/test-chain.js';
import { TestApp } from '../support/test-app.js';

const COUNT = 100;
/** Of one fold, however many ads it is about. */
const STATEMENTS = 15;
const PATIENCE_MS = 600_000;

describe('a hundred payments in one block', () => {
  let app: TestApp;
  let owner: SignedIn;
  let adIds: number[];

  beforeAll(async () => {
    app = await TestApp.start({}, await TestChain.start());
    owner = await signedIn(app);
    const ads = Array.from({ length: COUNT }, () => ({ ...adInput(), userId: owner.id }));
    adIds = (await app.dataSource.manager.save(Ad, ads as Partial<Ad>[])).map(({ id }) => id);
  });
  afterAll(() => app.stop());

  const count = (status: AdPayment['status']) => app.dataSource.manager.countBy(AdPayment, { status });
  const whenAll = (status: AdPayment['status']) =>
    eventually(async () => expect(await count(status)).toBe(COUNT), PATIENCE_MS - 60_000);

  async function payAtOnce(): Promise<void> {
    const { provider, splitter } = app.chain;
    const payer = developmentWallet(DEVELOPMENT_ACCOUNT.firstAdvertiser).connect(provider);
    await provider.send('evm_setAutomine', [false]);
    const pay = splitter.connect(new NonceManager(payer)) as typeof splitter;
    for (const adId of adIds)
      await pay.getFunction('payForAd').send(adId, { value: AD_PRICE, gasLimit: 100_000 });
    await app.chain.mine(1);
    await provider.send('evm_setAutomine', [true]);
  }

  it(
    'are all credited, and told within the time of a reading',
    async () => {
      await payAtOnce();
      const mined = performance.now();
      await whenAll('confirming');
      process.stdout.write(`payments: ${COUNT} credited after ${Math.round(performance.now() - mined)} ms\n`);
    },
    PATIENCE_MS,
  );

  it('are folded in as many statements as one', async () => {
    const statements = await app.dataSource.transaction(async (manager) => {
      const query = jest.spyOn(manager.queryRunner!, 'query');
      // From nothing, as when the block was read.
      await manager.query('DELETE FROM ad_payments');
      await app.nest.get(AdPaymentsLedger).refresh(manager, app.chain.chainId, adIds.map(String));
      return query.mock.calls.length;
    });
    expect(statements).toBeLessThanOrEqual(STATEMENTS);
    expect(await count('confirming')).toBe(COUNT);
  });

  it(
    'are settled together once their ads are approved, and are not swept again',
    async () => {
      await app.dataSource.manager.update(Ad, { userId: owner.id }, { status: 'approved' });
      await app.chain.mine(5);
      const final = performance.now();
      await whenAll('settled');
      process.stdout.write(`payments: ${COUNT} settled after ${Math.round(performance.now() - final)} ms\n`);
      expect(await app.dataSource.manager.count(OperatorTransaction)).toBe(COUNT);
      const due = await app.nest.get(DuePaymentsQuery).after(0, [app.chain.chainId], COUNT);
      expect(due).toEqual([]);
    },
    PATIENCE_MS,
  );

  it('are not kept waiting by one that cannot be decided', async () => {
    const [poisoned, ...rest] = (await app.dataSource.manager.find(AdPayment, { order: { id: 'ASC' } })) as [
      AdPayment,
      ...AdPayment[],
    ];
    // As if decided anew: the contract refuses all of them, and nobody knows the contract of the first.
    await app.dataSource.manager.query('DELETE FROM operator_transactions');
    await app.dataSource.manager.update(
      AdPayment,
      { chainId: app.chain.chainId },
      { status: 'confirmed', outcome: null },
    );
    await app.dataSource.manager.update(AdPayment, { id: poisoned.id }, { splitter: `0x${'00'.repeat(20)}` });
    const tried = jest.spyOn(app.nest.get(AdPaymentSweep)['decisions'], 'process');
    await app.nest.get(AdPaymentSweep).sweep();
    const ids = tried.mock.calls.map(([id]) => id);
    for (const { id } of rest) expect(ids).toContain(id);
  });
});

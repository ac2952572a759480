import { id, parseEther, Wallet } from 'ethers';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { isUnderWay } from '../../src/chain/operator/stored-transactions.js';
import { asSomebodyElse } from '../support/one-connection.js';
import { TestChain } from '../support/test-chain.js';
import { TestOperator } from '../support/test-operator.js';

const OTHER_KEY = new Wallet(id('another operator, in tests'));

describe('an intent that two processes store at once', () => {
  let chain: TestChain;
  let one: TestOperator;

  beforeAll(async () => {
    chain = await TestChain.start(2, { chainId: 97 });
    await chain.setBalance(OTHER_KEY.address, parseEther('10'));
    await chain.registry.getFunction('grantRole').send(id('PUBLISHER_ROLE'), OTHER_KEY.address);
    one = await TestOperator.on(chain);
  });
  afterAll(async () => {
    await one.close();
    chain.close();
  });

  it.each([
    ['with the same key', undefined],
    ['with two keys, as while the key is changed', OTHER_KEY],
  ])('has one transaction, %s', async (words, key) => {
    const other = await TestOperator.on(chain, { key, beside: one });
    try {
      const call = one.publishing();
      const looks = await Promise.all([one, other].map(async ({ manager }) => isUnderWay(manager, words)));
      expect(looks).toEqual([false, false]);
      // The first one's transaction is still open when the second one stores.
      const stored = await one.dataSource.transaction(async (manager) => {
        const first = await one.operator.store(manager, words, await one.operator.prepare(call));
        const second = asSomebodyElse(() => other.store(words, call));
        await asSomebodyElse(() => whenWaiting(other));
        return { first, second };
      });
      expect(stored.first).toMatchObject({ intent: words });
      expect(await stored.second).toBeNull();
      expect(await one.manager.countBy(OperatorTransaction, { intent: words })).toBe(1);
    } finally {
      await other.close();
    }
  });

  /** A query of this database waits for a lock. */
  async function whenWaiting({ dataSource }: TestOperator): Promise<void> {
    for (;;) {
      const waiting: unknown[] = await dataSource.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      if (waiting.length > 0) return;
    }
  }

  it('leaves no gap between the nonces', async () => {
    const nonces = (await one.manager.findBy(OperatorTransaction, { signer: one.operator.address })).map(
      ({ nonce }) => nonce,
    );
    const next = (await one.store('the next one'))!;
    expect(next.nonce).toBe(Math.max(...nonces) + 1);
  });

  it('stays what it is where it was opened again while the gap below later nonces is filled', async () => {
    const { raw, nonce } = (await one.store('opened again'))!;
    const later = (await one.store('one that waits for it'))!;
    expect(await one.newGap().fill(later, nonce)).toMatchObject([{ raw }]);
    expect(await one.found('opened again')).toMatchObject({ raw, nonce, status: 'submitted' });
  });
});

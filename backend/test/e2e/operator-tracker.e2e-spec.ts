import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { TestChain } from '../support/test-chain.js';
import { TestOperator } from '../support/test-operator.js';

const COUNT = 50;

describe('fifty open transactions', () => {
  let chain: TestChain;
  let operator: TestOperator;

  beforeAll(async () => {
    chain = await TestChain.start(2, { chainId: 97 });
    operator = await TestOperator.on(chain);
    await chain.provider.send('evm_setAutomine', [false]);
    for (let index = 0; index < COUNT; index++) await operator.store(`call-${index}`);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await operator.close();
    chain.close();
  });

  const asked = async (work: () => Promise<void>) => {
    const before = { requests: operator.node.requests, ...counted() };
    await work();
    const now: Record<string, number> = { requests: operator.node.requests, ...counted() };
    return Object.fromEntries(Object.entries(before).map(([name, count]) => [name, now[name]! - count]));
  };
  const METHODS = ['eth_sendRawTransaction', 'eth_getTransactionReceipt', 'eth_getTransactionCount'];
  const counted = () => Object.fromEntries(METHODS.map((method) => [method, operator.node.calls(method)]));
  const count = async (status: 'submitted' | 'done') =>
    operator.manager.countBy(OperatorTransaction, { status });

  it('are sent together, and no receipt is asked for before a block can have one', async () => {
    const tracker = operator.newTracker();
    // However long the first round takes, nothing is due to be sent once more in the second.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const first = await asked(() => tracker.track());
    expect(first).toMatchObject({ eth_sendRawTransaction: COUNT, eth_getTransactionReceipt: 0 });
    expect(first.requests).toBeLessThanOrEqual(5);
    const second = await asked(() => tracker.track());
    expect(second).toMatchObject({ eth_sendRawTransaction: 0, eth_getTransactionReceipt: 0 });
    expect(second).toMatchObject({ eth_getTransactionCount: 1 });
  });

  it('are closed together once they are final', async () => {
    const tracker = operator.newTracker();
    await chain.mine(15);
    const calls = await asked(() => tracker.track());
    expect(calls).toMatchObject({ eth_sendRawTransaction: 0, eth_getTransactionReceipt: COUNT });
    expect(calls.requests).toBeLessThanOrEqual(5);
    expect(await count('submitted')).toBe(0);
    expect(await count('done')).toBe(COUNT);
  });
});

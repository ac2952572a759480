import { toQuantity } from 'ethers';
import { chainUnavailable } from '../../src/common/errors/common.errors.js';
import { eventually } from '../support/eventually.js';
import type { RpcCall, RpcReply } from '../support/lies.ts';
import { TestChain } from '../support/test-chain.js';
import { TestOperator } from '../support/test-operator.js';

/** Says of each call that it would revert. */
const reverts = (call: RpcCall, reply: RpcReply): RpcReply =>
  call.method === 'eth_estimateGas'
    ? { ...reply, result: undefined, error: { code: 3, message: 'execution reverted', data: '0x' } }
    : reply;

/** Answers one method with this number. */
const withNumber =
  (method: string, number: number | bigint) =>
  (call: RpcCall, reply: RpcReply): RpcReply =>
    call.method === method ? { ...reply, error: undefined, result: toQuantity(number) } : reply;

describe.each([1, 2])('a node that lies to the operator, beside %i that do not', (furtherNodes) => {
  let chain: TestChain;
  let operator: TestOperator;

  beforeAll(async () => {
    chain = await TestChain.start(2, { chainId: 97, startedAt: Date.now() });
  });
  beforeEach(async () => {
    operator = await TestOperator.on(chain, { furtherNodes });
  });
  afterEach(() => operator.close());
  afterAll(() => chain.close());

  const nextNonce = async (): Promise<number> =>
    chain.provider.getTransactionCount(operator.operator.address!);

  it('cannot have a nonce used that is far ahead, behind which all later ones would wait', async () => {
    operator.node.tell(withNumber('eth_getTransactionCount', 1_000_000));
    const { nonce } = (await operator.store('far-ahead'))!;
    expect(nonce).toBe(await nextNonce());
  });

  it('cannot have gaps filled that are none', async () => {
    const before = await operator.send('filled');
    await eventually(async () => expect(await nextNonce()).toBe(before.nonce + 1));
    await chain.mine(20);
    const tracker = operator.newTracker();
    await tracker.track();
    operator.node.tell(withNumber('eth_getTransactionCount', 0));
    await operator.send('after');
    await tracker.track();
    expect((await operator.found('filled')).status).toBe('done');
  });

  it('cannot keep a call from being signed by refusing to say what it takes', async () => {
    operator.node.limit('eth_estimateGas');
    expect(await operator.store('refused')).not.toBeNull();
  });

  it.each([
    ['more than any call of ours takes', 2n ** 50n],
    ['less', 1n],
    ['so little that the call would fail', 30_000n],
  ])('cannot have gas signed for that is %s', async (_words, gas) => {
    operator.node.tell(withNumber('eth_estimateGas', gas));
    const { gasLimit } = (await operator.store(`gas-${gas}`))!;
    expect(Number(gasLimit)).toBeGreaterThan(90_000);
    expect(Number(gasLimit)).toBeLessThan(1_050_000);
  });
});

describe('one of three nodes that lies to the operator', () => {
  let chain: TestChain;
  let operator: TestOperator;

  beforeAll(async () => {
    chain = await TestChain.start(2, { chainId: 97, startedAt: Date.now() });
    operator = await TestOperator.on(chain, { furtherNodes: 2 });
  });
  afterEach(() => operator.node.recover());
  afterAll(async () => {
    await operator.close();
    chain.close();
  });

  it('keeps nothing from being sent again by saying that it was mined long ago', async () => {
    const { nonce } = (await operator.store('sent-again'))!;
    operator.node.tell(withNumber('eth_getTransactionCount', 1_000_000_000));
    await operator.newTracker().track();
    await eventually(async () =>
      expect(await chain.provider.getTransactionCount(operator.operator.address!)).toBe(nonce + 1),
    );
  });

  it('keeps no call from being signed by saying that it would revert', async () => {
    operator.node.tell(reverts);
    expect(await operator.store('reverted')).not.toBeNull();
  });

  it('has no coins kept back by saying that there are none', async () => {
    operator.node.tell(withNumber('eth_getBalance', 0));
    const { balance } = await operator.operator.prepare(operator.publishing());
    expect(balance).toBeGreaterThan(0n);
  });
});

describe('one of two nodes that lies to the operator', () => {
  it('ends nothing by saying that it would revert: it waits until they say the same', async () => {
    const chain = await TestChain.start(2, { chainId: 97, startedAt: Date.now() });
    const operator = await TestOperator.on(chain, { furtherNodes: 1 });
    try {
      const call = operator.publishing();
      operator.node.tell(reverts);
      await expect(operator.store('reverting', call)).rejects.toThrow(chainUnavailable());
      await operator.node.recover();
      await operator.send('reverting', call);
      await eventually(async () =>
        expect(await operator.operator.prepare(call).catch(String)).toContain('AlreadyPublished'),
      );
    } finally {
      await operator.close();
      chain.close();
    }
  });
});

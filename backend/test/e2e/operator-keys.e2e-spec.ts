import { id, parseEther, Wallet } from 'ethers';
import { encodeMint, encodeSetBadgeType } from '../../src/chain/contracts/badge.js';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { PUBLIC_OPERATOR, TestChain } from '../support/test-chain.js';
import { TestOperator } from '../support/test-operator.js';

const NEW_KEY = new Wallet(id('the next operator, in tests'));
const FINAL = 15;

describe('what an earlier key of the operator left open', () => {
  let chain: TestChain;
  let earlier: TestOperator;
  let present: TestOperator;

  beforeEach(async () => {
    chain = await TestChain.start(2, { chainId: 97 });
    await chain.setBalance(NEW_KEY.address, parseEther('10'));
    for (const contract of [chain.registry, chain.badge, chain.splitter])
      await grant(contract, roleOf(contract), NEW_KEY.address);
    await chain.mine(FINAL);
    earlier = await TestOperator.on(chain);
    present = await TestOperator.on(chain, { key: NEW_KEY, beside: earlier });
  });
  afterEach(async () => {
    await present.close();
    await earlier.close();
    chain.close();
  });

  type Contract = TestChain['registry'];
  const roleOf = (contract: Contract) =>
    id(
      contract === chain.registry
        ? 'PUBLISHER_ROLE'
        : contract === chain.badge
          ? 'MINTER_ROLE'
          : 'MODERATOR_ROLE',
    );
  const grant = async (contract: Contract, role: string, account: string) =>
    contract.getFunction('grantRole').send(role, account);
  const revoke = async (contract: Contract, role: string, account: string) =>
    contract.getFunction('revokeRole').send(role, account);
  const track = async () => present.newTracker().track();
  const coins = async (wei: bigint) => chain.setBalance(PUBLIC_OPERATOR.address, wei);
  const badges = {
    mint: () => ({ to: chain.badge.target as string, data: encodeMint(NEW_KEY.address, 7, 1) }),
    retype: () => ({
      to: chain.badge.target as string,
      data: encodeSetBadgeType(String((7n << 8n) | 1n), 2),
    }),
  };

  it('is sent and seen through', async () => {
    await earlier.store('left open');
    await track();
    await chain.mine(FINAL);
    await track();
    expect(await present.found('left open')).toMatchObject({
      status: 'done',
      signer: PUBLIC_OPERATOR.address,
    });
  });

  it('keeps its intent while it can still be mined', async () => {
    await chain.provider.send('evm_setAutomine', [false]);
    await earlier.store('left open');
    await track();
    expect(await present.store('left open')).toBeNull();
  });

  it('keeps its intent where one node of two tells that it can never be mined', async () => {
    await chain.provider.send('evm_setAutomine', [false]);
    await earlier.store('left open');
    const other = await TestOperator.on(chain, { key: NEW_KEY, beside: earlier, furtherNodes: 1 });
    other.node.tell((call, reply) =>
      call.method === 'eth_getBalance' ? { ...reply, result: '0x0' } : reply,
    );
    await other.newTracker().track();
    expect(await other.found('left open')).toMatchObject({ status: 'submitted' });
    await other.close();
  });

  it('is done by the present key where the earlier one has no coins, and takes effect once', async () => {
    const call = earlier.publishing();
    const left = (await earlier.store('left open', call))!;
    await coins(0n);
    await track();
    const taken = await present.send('left open', call);
    await coins(parseEther('1'));
    await earlier.operator.broadcast(left);
    await chain.mine(FINAL);
    await track();
    expect(taken.signer).toBe(NEW_KEY.address);
    const receipts = await Promise.all(
      [taken, left].map(({ hashes }) => chain.provider.getTransactionReceipt(hashes[0]!)),
    );
    expect(receipts.map((receipt) => receipt?.status)).toEqual([1, 0]);
  });

  it('is not done by the present key where it might take effect twice, until the contract obeys the earlier one no more', async () => {
    await earlier.send('mint', badges.mint());
    await chain.mine(FINAL);
    await earlier.store('retype', badges.retype());
    await coins(0n);
    await track();
    expect(await present.found('retype')).toMatchObject({ status: 'submitted' });
    await revoke(chain.badge, id('MINTER_ROLE'), PUBLIC_OPERATOR.address);
    await track();
    expect(await present.found('retype')).toMatchObject({ status: 'submitted' });
    await chain.mine(FINAL);
    await track();
    expect(await present.found('retype')).toMatchObject({ status: 'failed' });
    expect(await present.store('retype', badges.retype())).toMatchObject({ signer: NEW_KEY.address });
  });

  it('is done by the present key where the earlier one used its nonce elsewhere, once that is final', async () => {
    await earlier.store('left open');
    await PUBLIC_OPERATOR.connect(chain.provider).sendTransaction({ to: NEW_KEY.address, value: 1n });
    await chain.mine(FINAL - 2);
    await track();
    expect(await present.found('left open')).toMatchObject({ status: 'submitted' });
    await chain.mine(2);
    await track();
    expect(await present.found('left open')).toMatchObject({ status: 'failed' });
  });

  it('is done by the present key where it waited for too long at a price that nobody can raise', async () => {
    await chain.provider.send('evm_setAutomine', [false]);
    await earlier.store('left open');
    await track();
    expect(await present.found('left open')).toMatchObject({ status: 'submitted' });
    await present.letWait(11 * 60);
    await track();
    expect(await present.found('left open')).toMatchObject({ status: 'failed' });
  });

  it('holds up nothing when the earlier key comes back: an empty transfer takes its place', async () => {
    const call = earlier.publishing();
    const { id: left } = (await earlier.store('left open', call))!;
    await coins(0n);
    await track();
    await present.send('left open', call);
    await coins(parseEther('1'));
    await chain.provider.send('evm_setAutomine', [false]);
    await earlier.store('the next one');
    await earlier.newTracker().track();
    await chain.mine(FINAL);
    await earlier.newTracker().track();
    const filled = await earlier.manager.findOneByOrFail(OperatorTransaction, { id: left });
    expect(filled).toMatchObject({ intent: expect.stringMatching(/^fill:97:/) as string, status: 'failed' });
    expect(await earlier.found('the next one')).toMatchObject({ status: 'done' });
  });

  it('is sent again when a reorganisation undid what was final', async () => {
    await chain.provider.send('evm_setAutomine', [false]);
    const before = await chain.snapshot();
    await earlier.send('undone');
    await chain.mine(FINAL);
    await earlier.newTracker().track();
    expect(await earlier.found('undone')).toMatchObject({ status: 'done' });
    await chain.revertTo(before);
    await earlier.send('the next one');
    await earlier.newTracker().track();
    await chain.mine(FINAL);
    await earlier.newTracker().track();
    expect(await earlier.found('the next one')).toMatchObject({ status: 'done' });
  });
});

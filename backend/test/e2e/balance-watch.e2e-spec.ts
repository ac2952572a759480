import type { Contract } from 'ethers';
import { BookAgreement } from '../../src/chain/books/entities/book-agreement.entity.js';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { LyingNode } from '../support/lying-node.ts';
import { TestApp } from '../support/test-app.js';
import { AD_PRICE, TestChain } from '../support/test-chain.js';

/** Blocks after which the local chain's are final. */
const FINAL = 7;

describe('what a splitter holds', () => {
  let app: TestApp;
  let node: LyingNode;
  let owner: SignedIn;
  let adId: number;

  beforeAll(async () => {
    const chain = await TestChain.start();
    node = await LyingNode.before(chain.rpcUrl);
    app = await TestApp.start({ CHAIN_RPC_URL: node.url }, chain);
    owner = await signedIn(app);
  });
  beforeEach(async () => {
    await node.recover();
    adId = await submitAd(owner.client);
  });
  afterAll(async () => {
    await app.stop();
    await node.close();
  });

  const agreement = () => app.dataSource.manager.findOneByOrFail(BookAgreement, { chainId: 31337 });
  const whenAgreedAt = (block: number): Promise<BookAgreement> =>
    eventually(async () => {
      const found = await agreement();
      expect(found.block).toBeGreaterThanOrEqual(block);
      return found;
    });
  /** Hardhat does not know the states of blocks that it makes all at once. */
  const mineEach = (blocks: number): Promise<unknown> =>
    Promise.all(Array.from({ length: blocks }, () => app.chain.provider.send('evm_mine', [])));
  const as = (account: number): Contract =>
    app.chain.splitter.connect(developmentWallet(account).connect(app.chain.provider)) as Contract;

  it('is agreed on from the deployment, whose events name the payees', async () => {
    await app.chain.mine(FINAL);
    const block = (await app.chain.provider.getBlockNumber()) - FINAL;
    expect(await whenAgreedAt(block)).toMatchObject({ surplus: '0', problem: null });
    const payees = await app.dataSource.manager.findBy(ChainEvent, { name: 'PayeeChanged' });
    expect(payees).toHaveLength(2);
  });

  it('betrays a payment that the node leaves out of every answer, though nobody reports it', async () => {
    node.omitLogs();
    const { hash } = await app.chain.pay(adId);
    await app.chain.mine(FINAL);
    const payment = await whenPayment(owner.client, adId, 'confirmed');
    expect(payment.txHash).toBe(hash);
    expect((await agreement()).surplus).toBe('0');
  });

  it('betrays several payments in far blocks', async () => {
    const others = [await submitAd(owner.client), await submitAd(owner.client)];
    node.omitLogs();
    for (const id of [adId, ...others]) {
      await app.chain.pay(id);
      await mineEach(50);
    }
    for (const id of [adId, ...others]) await whenPayment(owner.client, id, 'confirmed');
  });

  it('betrays a refund that the node leaves out', async () => {
    await app.chain.pay(adId);
    await app.chain.mine(FINAL);
    const { payer } = await whenPayment(owner.client, adId, 'confirmed');
    node.omitLogs();
    const refund = as(DEVELOPMENT_ACCOUNT.operator).getFunction('refund(uint256,address,uint256)');
    await refund.send(adId, payer, 1);
    await app.chain.mine(FINAL);
    await whenPayment(owner.client, adId, 'refunded');
  });

  it('betrays a split that the node leaves out, though the balance stays the same', async () => {
    await app.chain.pay(adId);
    await app.chain.mine(FINAL);
    const { payer } = await whenPayment(owner.client, adId, 'confirmed');
    node.omitLogs();
    await as(DEVELOPMENT_ACCOUNT.operator)
      .getFunction('settle(uint256,address,uint256)')
      .send(adId, payer, 1);
    await app.chain.mine(FINAL);
    await whenPayment(owner.client, adId, 'settled');
  });

  it('may be more than was paid, when coins are forced upon it: that is no alarm', async () => {
    const balance = await app.chain.provider.getBalance(app.chain.address);
    await app.chain.setBalance(app.chain.address, balance + 5n);
    await app.chain.mine(FINAL);
    const block = await app.chain.provider.getBlockNumber();
    expect(await whenAgreedAt(block - FINAL)).toMatchObject({ surplus: '5', problem: null });
    await app.chain.pay(adId);
    await app.chain.mine(FINAL);
    await whenPayment(owner.client, adId, 'confirmed');
    expect(await whenAgreedAt(block)).toMatchObject({ surplus: '5', problem: null });
  });

  it('raises the alarm when it is less than its events account for', async () => {
    const balance = await app.chain.provider.getBalance(app.chain.address);
    await app.chain.setBalance(app.chain.address, balance - AD_PRICE);
    await app.chain.mine(FINAL);
    await eventually(async () => expect((await agreement()).problem).toMatch(/wei are missing/));
    await app.chain.setBalance(app.chain.address, balance);
    await app.chain.mine(FINAL);
    await eventually(async () => expect((await agreement()).problem).toBeNull());
  });
});

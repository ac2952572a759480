import { parseEther } from 'ethers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestChain, testAccount, type TestChain } from '../testing/test-chain';
import { TestWallet } from '../testing/test-wallet';
import { AdPaymentSplitter } from './ad-payment-splitter';
import { callNode } from './rpc-client';

let chain: TestChain;

beforeAll(async () => {
  chain = await startTestChain();
});
afterAll(() => chain.stop());

function openAs(index: number) {
  const wallet = new TestWallet({ rpcUrl: chain.rpcUrl, privateKey: testAccount(index).privateKey });
  return { wallet, splitter: new AdPaymentSplitter(wallet, wallet.address, chain.splitter) };
}

describe('the splitter as the wallet sees it', () => {
  it('quotes the price with the fee of this very payment', async () => {
    const { price, fee, balance } = await openAs(4).splitter.quote(1);
    expect(price).toBe(parseEther('25'));
    expect(fee).toBeGreaterThan(0n);
    expect(balance).toBe(parseEther('10000'));
  });

  it('quotes for an empty wallet too, which no node would estimate', async () => {
    const { wallet, splitter } = openAs(5);
    await wallet.setBalance(0n);
    expect(await splitter.quote(1)).toMatchObject({ price: parseEther('25'), balance: 0n });
  });

  it('pays and names the reason why it cannot be paid again', async () => {
    const { splitter } = openAs(6);
    const nonce = await splitter.nextNonce();
    await splitter.waitForSuccess(await splitter.payForAd(7, parseEther('25')));
    expect(await splitter.nextNonce()).toBe(nonce + 1);
    await expect(splitter.quote(7)).rejects.toMatchObject({ errorName: 'AdAlreadyPaid' });
    await expect(splitter.reclaim(7)).rejects.toMatchObject({ errorName: 'HoldPeriodNotOver' });
  });

  it('does not wait for ever for a block', async () => {
    const { splitter } = openAs(6);
    await callNode(chain.rpcUrl, { method: 'evm_setAutomine', params: [false] });
    const hash = await splitter.payForAd(70, parseEther('25'));
    expect(await splitter.waitForSuccess(hash, 100)).toBe(false);
    await callNode(chain.rpcUrl, { method: 'evm_setAutomine', params: [true] });
    await callNode(chain.rpcUrl, { method: 'evm_mine' });
    expect(await splitter.waitForSuccess(hash)).toBe(true);
  });

  it('lets the payer reclaim after the hold period', async () => {
    const { splitter } = openAs(6);
    await splitter.waitForSuccess(await splitter.payForAd(8, parseEther('25')));
    await callNode(chain.rpcUrl, { method: 'evm_increaseTime', params: [30 * 24 * 3600] });
    await splitter.waitForSuccess(await splitter.reclaim(8));
    expect((await splitter.quote(8)).price).toBe(parseEther('25'));
  });

  it('names payees, their shares, and that there is nothing to release or withdraw', async () => {
    const { splitter } = openAs(4);
    expect(await splitter.payees()).toEqual([
      { role: 'founder', address: testAccount(2).address, releasable: 0n },
      { role: 'platform', address: testAccount(3).address, releasable: 0n },
    ]);
    expect(await splitter.credit()).toBe(0n);
    await expect(splitter.release(testAccount(2).address)).rejects.toMatchObject({
      errorName: 'NothingToRelease',
    });
    await expect(splitter.withdrawCredit()).rejects.toMatchObject({ errorName: 'NoCredit' });
  });

  it('passes a refusal in the wallet on', async () => {
    const { wallet, splitter } = openAs(4);
    wallet.rejectNext('eth_sendTransaction');
    await expect(splitter.payForAd(9, parseEther('25'))).rejects.toMatchObject({ code: 'ACTION_REJECTED' });
  });
});

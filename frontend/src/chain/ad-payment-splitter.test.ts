import { adPaymentSplitterAbi } from '@change-makers/contracts/abi';
import { Contract, type ContractTransactionResponse, JsonRpcProvider, parseEther, Wallet } from 'ethers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
  const sender = { wallet, account: wallet.address, chainId: 31337 };
  return { wallet, splitter: new AdPaymentSplitter(sender, chain.splitter) };
}

/** Makes an account one of EIP-7702, whose code reverts on all that it is sent. */
async function refuseCoins(account: string) {
  const refuser = `0x${'7e'.repeat(20)}`;
  await callNode(chain.rpcUrl, { method: 'anvil_setCode', params: [refuser, '0x60006000fd'] });
  await callNode(chain.rpcUrl, { method: 'anvil_setCode', params: [account, `0xef0100${refuser.slice(2)}`] });
}

async function refund(adId: number, payer: string) {
  const node = new JsonRpcProvider(chain.rpcUrl, 31337, { staticNetwork: true, cacheTimeout: -1 });
  const contract = new Contract(chain.splitter, adPaymentSplitterAbi, testAccount(1).connect(node));
  const sent = (await contract.getFunction('refund')(adId, payer, 1)) as ContractTransactionResponse;
  await sent.wait();
  node.destroy();
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

  it('sees a block that comes while it looks, though no other follows', async () => {
    const { wallet, splitter } = openAs(6);
    await callNode(chain.rpcUrl, { method: 'evm_setAutomine', params: [false] });
    const hash = await splitter.payForAd(71, parseEther('25'));
    const ask = wallet.request.bind(wallet);
    let looks = 0;
    vi.spyOn(wallet, 'request').mockImplementation(async (call) => {
      const answer = await ask(call);
      if (call.method === 'eth_getTransactionReceipt' && looks++ === 0)
        await callNode(chain.rpcUrl, { method: 'evm_mine' });
      return answer;
    });
    const hasCome = await splitter.waitForSuccess(hash, 20_000);
    await callNode(chain.rpcUrl, { method: 'evm_setAutomine', params: [true] });
    expect(hasCome).toBe(true);
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
    await expect(splitter.withdrawCredit(testAccount(4).address)).rejects.toMatchObject({
      errorName: 'NoCredit',
    });
  });

  it('withdraws the credit of a wallet that takes no coins to another address', async () => {
    const { wallet, splitter } = openAs(7);
    const receiver = Wallet.createRandom().address;
    await splitter.waitForSuccess(await splitter.payForAd(10, parseEther('25')));
    await refuseCoins(wallet.address);
    await refund(10, wallet.address);
    expect(await splitter.credit()).toBe(parseEther('25'));
    await expect(splitter.withdrawCredit(wallet.address)).rejects.toMatchObject({
      errorName: 'TransferFailed',
    });
    expect(await splitter.waitForSuccess(await splitter.withdrawCredit(receiver))).toBe(true);
    expect(await splitter.credit()).toBe(0n);
    const balance = await callNode(chain.rpcUrl, { method: 'eth_getBalance', params: [receiver, 'latest'] });
    expect(BigInt(balance as string)).toBe(parseEther('25'));
  });

  it('sends for its own chain alone, so that a wallet that went elsewhere refuses', async () => {
    const { wallet, splitter } = openAs(4);
    wallet.chainId = 10;
    await expect(splitter.payForAd(11, parseEther('25'))).rejects.toThrow(/chain/i);
    expect(wallet.refusals).toBe(1);
    const back = openAs(4).splitter;
    expect(await back.waitForSuccess(await back.payForAd(11, parseEther('25')))).toBe(true);
  });

  it('passes a refusal in the wallet on', async () => {
    const { wallet, splitter } = openAs(4);
    wallet.rejectNext('eth_sendTransaction');
    await expect(splitter.payForAd(9, parseEther('25'))).rejects.toMatchObject({ code: 'ACTION_REJECTED' });
  });
});

import { parseEther, verifyMessage } from 'ethers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestChain, testAccount, type TestChain } from '../../testing/test-chain';
import { approvals, type Approval } from './approvals';
import { DevelopmentProvider } from './development-provider';

let chain: TestChain;
let second: TestChain;
let wallet: DevelopmentProvider;

const openWallet = () =>
  new DevelopmentProvider([
    { chainId: 31337, rpcUrl: chain.rpcUrl },
    { chainId: 31338, rpcUrl: second.rpcUrl },
  ]);

beforeAll(async () => {
  [chain, second] = await Promise.all([startTestChain(), startTestChain(31338)]);
});
afterAll(() => {
  chain.stop();
  second.stop();
});
beforeEach(() => {
  localStorage.clear();
  wallet = openWallet();
});

const accountOf = async (provider: DevelopmentProvider) =>
  ((await provider.request({ method: 'eth_requestAccounts' })) as [string])[0];
const balanceOf = async (account: string) =>
  BigInt((await wallet.request({ method: 'eth_getBalance', params: [account, 'latest'] })) as string);
const nextApproval = () => vi.waitUntil<Approval | null>(approvals.getCurrent);
const switchTo = (chainId: string) =>
  wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] });
const receiver = testAccount(9).address;
const pay = (from: string) => {
  const transaction = { from, to: receiver, value: `0x${parseEther('25').toString(16)}` };
  return wallet.request({ method: 'eth_sendTransaction', params: [transaction] });
};

describe('the development wallet', () => {
  it('opens no account before it is asked to connect', async () => {
    expect(await wallet.request({ method: 'eth_accounts' })).toEqual([]);
  });

  it('makes a funded account and keeps it through a reload', async () => {
    const account = await accountOf(wallet);
    expect(await balanceOf(account)).toBe(parseEther('100'));
    const reloaded = openWallet();
    expect(await reloaded.request({ method: 'eth_accounts' })).toEqual([account]);
  });

  it('fills its account up again once it is low', async () => {
    const account = await accountOf(wallet);
    for (let payment = 0; payment < 3; payment++) {
      const sent = pay(account);
      (await nextApproval()).approve();
      await sent;
    }
    await vi.waitUntil(async () => (await balanceOf(account)) < parseEther('25'));
    await accountOf(wallet);
    expect(await balanceOf(account)).toBe(parseEther('100'));
  });

  it('sends nothing that is for another chain, and asks nobody', async () => {
    const from = await accountOf(wallet);
    const transaction = { from, to: receiver, value: '0x1', chainId: '0x7a6a' };
    await expect(
      wallet.request({ method: 'eth_sendTransaction', params: [transaction] }),
    ).rejects.toMatchObject({ code: -32602 });
    expect(approvals.getCurrent()).toBeNull();
  });

  it('sends only what was approved, after showing it', async () => {
    const account = await accountOf(wallet);
    const before = await balanceOf(receiver);
    const sent = pay(account);
    const { subject, approve } = await nextApproval();
    expect(subject).toEqual({
      kind: 'transaction',
      from: account,
      to: receiver,
      value: parseEther('25'),
      chainId: 31337,
    });
    expect(await balanceOf(receiver)).toBe(before);
    approve();
    expect(await sent).toMatch(/^0x[0-9a-f]{64}$/);
    await vi.waitUntil(async () => (await balanceOf(receiver)) === before + parseEther('25'));
    expect(approvals.getCurrent()).toBeNull();
  });

  it('answers a refusal with 4001 and sends nothing', async () => {
    const account = await accountOf(wallet);
    const before = await balanceOf(receiver);
    const refusal = pay(account).catch((error: unknown) => error);
    (await nextApproval()).reject();
    expect(await refusal).toMatchObject({ code: 4001 });
    expect(await balanceOf(receiver)).toBe(before);
  });

  it('takes no second request while one is open', async () => {
    const account = await accountOf(wallet);
    const first = pay(account).catch((error: unknown) => error);
    const open = await nextApproval();
    await expect(pay(account)).rejects.toMatchObject({ code: -32002 });
    open.reject();
    expect(await first).toMatchObject({ code: 4001 });
  });

  it('signs a message in its own account', async () => {
    const account = await accountOf(wallet);
    const signed = wallet.request({ method: 'personal_sign', params: ['0x48656c6c6f', account] });
    const { subject, approve } = await nextApproval();
    expect(subject).toEqual({ kind: 'message', from: account, text: 'Hello' });
    approve();
    expect(verifyMessage('Hello', (await signed) as string)).toBe(account);
  });

  it('goes to the second local chain, tells its page, and has coins there too', async () => {
    const account = await accountOf(wallet);
    const told: unknown[] = [];
    wallet.on('chainChanged', (chainId) => told.push(chainId));
    expect(await switchTo('0x7a6a')).toBeNull();
    expect(told).toEqual(['0x7a6a']);
    expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x7a6a');
    expect(await balanceOf(account)).toBe(parseEther('100'));
  });

  it('signs for the chain it is on, and for no other', async () => {
    const account = await accountOf(wallet);
    await switchTo('0x7a6a');
    const sent = pay(account);
    const { subject, approve } = await nextApproval();
    expect(subject).toMatchObject({ chainId: 31338 });
    approve();
    await sent;
    await vi.waitUntil(async () => (await balanceOf(account)) < parseEther('76'));
    await switchTo('0x7a69');
    expect(await balanceOf(account)).toBe(parseEther('100'));
  });

  it('is on the same chain after a reload', async () => {
    await switchTo('0x7a6a');
    expect(await openWallet().request({ method: 'eth_chainId' })).toBe('0x7a6a');
  });

  it('goes to local chains only, and says nothing where it stays', async () => {
    const told: unknown[] = [];
    wallet.on('chainChanged', (chainId) => told.push(chainId));
    expect(await switchTo('0x7a69')).toBeNull();
    await expect(switchTo('0x38')).rejects.toMatchObject({ code: 4200 });
    expect(told).toEqual([]);
  });

  it("passes the node's errors on with their code", async () => {
    await expect(wallet.request({ method: 'eth_nonsense' })).rejects.toMatchObject({ code: -32601 });
  });
});

import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually';
import {
  connectedPage,
  first,
  installWallet,
  openPage,
  second,
  stops,
  withWallets,
} from '../testing/wallet-pages';
import { connect, disconnect, followWallets } from './wallet-connection';
import { selectConnection, selectWallets } from './wallet-slice';

withWallets();

describe('the wallet connection', () => {
  it('finds wallets without asking them anything', async () => {
    const { wallet, detail } = installWallet();
    const page = openPage();
    expect(selectWallets(page.getState())).toEqual([detail]);
    await eventually(() => expect(page.state().status).toBe('disconnected'));
    expect(wallet.asked).toEqual([]);
  });

  it('connects the account and chain that the wallet opens', async () => {
    const { page, detail } = await connectedPage();
    expect(page.state()).toMatchObject({ status: 'connected', account: first.address, chainId: 31337 });
    expect(selectConnection(page.getState())).toEqual({
      account: first.address,
      chainId: 31337,
      wallet: detail,
    });
  });

  it('is taken up after a reload without a question', async () => {
    const { wallet } = await connectedPage();
    wallet.asked.length = 0;
    const reloaded = openPage();
    await eventually(() => expect(reloaded.state().account).toBe(first.address));
    expect(wallet.asked).not.toContain('eth_requestAccounts');
  });

  it('catches up with what the wallet did while no page needed it', async () => {
    const { page, wallet } = await connectedPage();
    page.leave();
    await wallet.changeAccount(second.privateKey);
    expect(page.state().account).toBe(first.address);
    stops.push(page.dispatch(followWallets()));
    await eventually(() => expect(page.state().account).toBe(second.address));
  });

  it('ends when the wallet was closed while no page needed it', async () => {
    const { page, wallet } = await connectedPage();
    page.leave();
    await wallet.revoke();
    expect(page.state().status).toBe('connected');
    stops.push(page.dispatch(followWallets()));
    await eventually(() => expect(page.state()).toMatchObject({ status: 'disconnected', connected: null }));
  });

  it('is followed on the next page, too, where its wallet cannot answer just then', async () => {
    const { page, wallet, detail } = await connectedPage();
    page.leave();
    vi.spyOn(detail.provider, 'request').mockRejectedValueOnce(new Error('The wallet starts anew'));
    stops.push(page.dispatch(followWallets()));
    await wallet.changeAccount(second.privateKey);
    await wallet.changeChain(97);
    expect(page.state()).toMatchObject({ status: 'connected', account: second.address, chainId: 97 });
  });

  it('keeps the account that its wallet tells while it is still answering for an earlier one', async () => {
    const { page, wallet } = await connectedPage();
    page.leave();
    const answer = wallet.holdNext('eth_chainId');
    stops.push(page.dispatch(followWallets()));
    await eventually(() => expect(wallet.asked.at(-1)).toBe('eth_chainId'));
    await wallet.changeAccount(second.privateKey);
    answer();
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.state()).toMatchObject({ status: 'connected', account: second.address, chainId: 31337 });
  });

  it('goes on with a wallet as it announced itself last, as after an update', async () => {
    const { page, detail } = await connectedPage();
    const provider = { request: detail.provider.request };
    const updated = { ...detail, provider };
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: updated }));
    await eventually(() => expect(selectConnection(page.getState())?.wallet.provider).toBe(provider));
    expect(selectWallets(page.getState())).toEqual([updated]);
    expect(page.state()).toMatchObject({ status: 'connected', account: first.address });
  });

  it.each([
    ['refuses', () => Promise.reject(Object.assign(new Error('locked'), { code: 4100 }))],
    ['opens no account', () => Promise.resolve([])],
  ])('stays with its wallet while another one under its name %s', async (_how, answer) => {
    const { page, wallet, detail } = await connectedPage();
    const asked = vi.fn<() => Promise<unknown>>(answer);
    const copy = { ...detail, provider: { request: asked } };
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: copy }));
    await eventually(() => expect(asked).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    expect(selectConnection(page.getState())).toMatchObject({ account: first.address, wallet: detail });
    await wallet.changeChain(97);
    expect(page.state().chainId).toBe(97);
  });

  it('is not replaced by the one to which another tab was connected meanwhile', async () => {
    const { page, detail } = await connectedPage();
    localStorage.setItem('wallet.connected', 'other.wallet');
    const other = installWallet('other.wallet', second);
    const asked = vi.spyOn(other.detail.provider, 'request');
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: other.detail }));
    expect(asked).not.toHaveBeenCalled();
    expect(selectConnection(page.getState())).toMatchObject({ account: first.address, wallet: detail });
  });

  it('follows the account and the chain', async () => {
    const { page, wallet } = await connectedPage();
    await wallet.changeAccount(second.privateKey);
    await wallet.changeChain(97);
    expect(page.state()).toMatchObject({ account: second.address, chainId: 97 });
  });

  it('ends when the wallet closes its accounts', async () => {
    const { page, wallet } = await connectedPage();
    await wallet.revoke();
    expect(page.state()).toMatchObject({ status: 'disconnected', account: null, connected: null });
  });

  it('is forgotten by this page alone when the person disconnects', async () => {
    const { page, wallet } = await connectedPage();
    wallet.asked.length = 0;
    page.dispatch(disconnect());
    expect(page.state().status).toBe('disconnected');
    const reloaded = openPage();
    await eventually(() => expect(reloaded.state().status).toBe('disconnected'));
    expect(wallet.asked).toEqual([]);
  });

  it('stays ended on this page when another tab connects after the person disconnected', async () => {
    const { page, wallet, detail } = await connectedPage();
    page.dispatch(disconnect());
    localStorage.setItem('wallet.connected', 'test.wallet');
    wallet.asked.length = 0;
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    page.leave();
    stops.push(page.dispatch(followWallets()));
    expect(wallet.asked).toEqual([]);
    expect(page.state().status).toBe('disconnected');
    const reloaded = openPage();
    await eventually(() => expect(reloaded.state().account).toBe(first.address));
    expect(page.state()).toMatchObject({ status: 'disconnected', connected: null });
  });

  it('is taken up where others under its name answer first, and open no account', async () => {
    const { wallet, detail } = installWallet();
    await wallet.request({ method: 'eth_requestAccounts' });
    localStorage.setItem('wallet.connected', 'test.wallet');
    let answer = () => {};
    const answers = new Promise<void>((resolve) => (answer = resolve));
    const { request } = detail.provider;
    detail.provider.request = (call) => answers.then(() => request(call));
    const page = openPage();
    for (let copies = 0; copies < 2; copies++) {
      const asked = vi.fn<() => Promise<unknown>>(() => Promise.resolve([]));
      const copy = { ...detail, provider: { request: asked } };
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: copy }));
      await eventually(() => expect(asked).toHaveBeenCalledOnce());
      await eventually(() => expect(page.state().status).toBe('disconnected'));
      await new Promise((resolve) => setTimeout(resolve));
    }
    answer();
    await eventually(() =>
      expect(page.state()).toMatchObject({ status: 'connected', account: first.address }),
    );
  });

  it('is taken up again once the person has connected after disconnecting', async () => {
    const { page, wallet, detail } = await connectedPage();
    page.dispatch(disconnect());
    await page.dispatch(connect(detail));
    await wallet.revoke();
    await wallet.request({ method: 'eth_requestAccounts' });
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    await eventually(() => expect(page.state().account).toBe(first.address));
  });

  it('falls back on window.ethereum where no wallet announces itself', () => {
    const provider = { isMetaMask: true, request: () => Promise.resolve(null) };
    Object.assign(window, { ethereum: provider });
    stops.push(() => Reflect.deleteProperty(window, 'ethereum'));
    const [injected] = selectWallets(openPage().getState());
    expect(injected?.info.name).toBe('MetaMask');
    expect(injected?.provider).toBe(provider);
  });
});

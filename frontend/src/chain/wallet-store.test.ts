import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testAccount } from '../testing/test-chain';
import { TestWallet } from '../testing/test-wallet';
import type { DiscoveredWallet, ProviderEvent, ProviderListener } from './eip1193';
import { WalletStore } from './wallet-store';

const [first, second] = [testAccount(4), testAccount(5)];
const stops: (() => void)[] = [];

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A test wallet in this window. It needs no node, for nothing here is asked of a chain. */
function installWallet() {
  const wallet = new TestWallet({ rpcUrl: 'http://127.0.0.1:1', privateKey: first.privateKey });
  const listeners = new Set<[ProviderEvent, ProviderListener]>();
  wallet.observe(async (event, payload) => {
    for (const [name, listen] of listeners) if (name === event) listen(payload);
  });
  const detail: DiscoveredWallet = {
    info: { uuid: 'test', name: 'Test wallet', icon: '', rdns: 'test.wallet' },
    provider: {
      request: (call) => wallet.request(call),
      on: (event, listener) => listeners.add([event, listener]),
    },
  };
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  stops.push(() => window.removeEventListener('eip6963:requestProvider', announce));
  return { wallet, detail };
}

function openPage(): WalletStore {
  const store = new WalletStore();
  stops.push(store.start());
  return store;
}

async function connectedPage() {
  const installed = installWallet();
  const store = openPage();
  await store.connect(installed.detail);
  return { ...installed, store };
}

describe('the wallet connection', () => {
  it('finds wallets without asking them anything', async () => {
    const { wallet, detail } = installWallet();
    const store = openPage();
    expect(store.getState().wallets).toEqual([detail]);
    await vi.waitFor(() => expect(store.getState().status).toBe('disconnected'));
    expect(wallet.asked).toEqual([]);
  });

  it('connects the account and chain that the wallet opens', async () => {
    const { store } = await connectedPage();
    expect(store.getState()).toMatchObject({ status: 'connected', account: first.address, chainId: 31337 });
  });

  it('stays disconnected when the person refuses', async () => {
    const { wallet, detail } = installWallet();
    const store = openPage();
    wallet.rejectNext('eth_requestAccounts');
    await expect(store.connect(detail)).rejects.toMatchObject({ code: 4001 });
    expect(store.getState().status).toBe('disconnected');
  });

  it('can be begun anew when the wallet never answers', async () => {
    const { wallet, detail } = installWallet();
    const store = openPage();
    wallet.hangNext('eth_requestAccounts');
    void store.connect(detail);
    store.cancelConnect();
    expect(store.getState().status).toBe('disconnected');
    await store.connect(detail);
    expect(store.getState().status).toBe('connected');
  });

  it('is taken up after a reload without a question', async () => {
    const { wallet } = await connectedPage();
    wallet.asked.length = 0;
    const reloaded = openPage();
    await vi.waitFor(() => expect(reloaded.getState().account).toBe(first.address));
    expect(wallet.asked).not.toContain('eth_requestAccounts');
  });

  it('follows the account and the chain', async () => {
    const { store, wallet } = await connectedPage();
    await wallet.changeAccount(second.privateKey);
    await wallet.changeChain(97);
    expect(store.getState()).toMatchObject({ account: second.address, chainId: 97 });
  });

  it('ends when the wallet closes its accounts', async () => {
    const { store, wallet } = await connectedPage();
    await wallet.revoke();
    expect(store.getState()).toMatchObject({ status: 'disconnected', account: null, wallet: null });
  });

  it('is forgotten by this page alone when the person disconnects', async () => {
    const { store, wallet } = await connectedPage();
    wallet.asked.length = 0;
    store.disconnect();
    expect(store.getState().status).toBe('disconnected');
    const reloaded = openPage();
    await vi.waitFor(() => expect(reloaded.getState().status).toBe('disconnected'));
    expect(wallet.asked).toEqual([]);
  });

  it('falls back on window.ethereum where no wallet announces itself', () => {
    const provider = { isMetaMask: true, request: () => Promise.resolve(null) };
    Object.assign(window, { ethereum: provider });
    stops.push(() => Reflect.deleteProperty(window, 'ethereum'));
    expect(openPage().getState().wallets).toMatchObject([{ info: { name: 'MetaMask' }, provider }]);
  });
});

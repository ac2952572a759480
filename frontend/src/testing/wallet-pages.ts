import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach } from 'vitest';
import { siteReducer } from '../api/site-reducer';
import type { DiscoveredWallet, ProviderEvent, ProviderListener } from '../chain/eip1193';
import { connect, followWallets } from '../chain/wallet-connection';
import { selectWallet } from '../chain/wallet-slice';
import { testAccount } from './test-chain';
import { TestWallet } from './test-wallet';

/** The accounts of a first and of a second wallet. */
export const [first, second] = [testAccount(4), testAccount(5)];

/** What ends with the test. */
export const stops: (() => void)[] = [];

/** No wallet is remembered from another test, and none announces itself in the next one. */
export function withWallets(): void {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });
}

/** A test wallet in this window. It needs no node, for nothing here is asked of a chain. */
export function installWallet(rdns = 'test.wallet', { privateKey } = first) {
  const wallet = new TestWallet({ rpcUrl: 'http://127.0.0.1:1', privateKey });
  const listeners = new Map<ProviderListener, ProviderEvent>();
  wallet.observe(async (event, payload) => {
    for (const [listen, name] of listeners) if (name === event) listen(payload);
  });
  const detail: DiscoveredWallet = {
    info: { uuid: rdns, name: 'Test wallet', icon: '', rdns },
    provider: {
      request: (call) => wallet.request(call),
      on: (event, listener) => listeners.set(listener, event),
      removeListener: (_event, listener) => listeners.delete(listener),
    },
  };
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  stops.push(() => window.removeEventListener('eip6963:requestProvider', announce));
  return { wallet, detail };
}

/** A page that follows wallets, with its store. */
export function openPage() {
  const store = configureStore({ reducer: siteReducer });
  const leave = store.dispatch(followWallets());
  stops.push(leave);
  return { ...store, leave, state: () => selectWallet(store.getState()) };
}

/** A page to which a wallet is connected by hand. */
export async function connectedPage() {
  const installed = installWallet();
  const page = openPage();
  await page.dispatch(connect(installed.detail));
  return { ...installed, page };
}

import type { Page } from '@playwright/test';
import type { DiscoveredWallet, ProviderEvent, ProviderListener, RpcCall } from '../../src/chain/eip1193';
import { TestWallet, type TestWalletOptions } from '../../src/testing/test-wallet';

type Answer = { result: unknown } | { error: { code?: number; message: string; data?: unknown } };
type PageWithWallet = Window & {
  testWalletRequest(call: RpcCall): Promise<Answer>;
  testWalletEmit(event: ProviderEvent, payload: unknown): void;
};

/**
 * Installs a wallet into the page, announced by EIP-6963 as 'Test wallet'. Call it before the first `goto`; it stays
 * through reloads. Its keys and controls live in the test, outside the browser.
 */
export async function installTestWallet(page: Page, options: TestWalletOptions): Promise<TestWallet> {
  const wallet = new TestWallet(options);
  await page.exposeFunction('testWalletRequest', (call: RpcCall) => answer(wallet, call));
  await page.addInitScript(announceTestWallet);
  wallet.observe((event, payload) => page.evaluate(emitInPage, [event, payload] as const));
  return wallet;
}

function emitInPage([event, payload]: readonly [ProviderEvent, unknown]): void {
  (window as unknown as PageWithWallet).testWalletEmit(event, payload);
}

/** Errors lose their code on the way into the page, so they travel as plain data. */
async function answer(wallet: TestWallet, call: RpcCall): Promise<Answer> {
  try {
    return { result: await wallet.request(call) };
  } catch (thrown) {
    const { code, message, data } = thrown as { code?: number; message: string; data?: unknown };
    return { error: { code, message, data } };
  }
}

/** Runs inside the page, so it may use nothing from outside itself. */
function announceTestWallet(): void {
  const page = window as unknown as PageWithWallet;
  const listeners = new Map<ProviderEvent, Set<ProviderListener>>();
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>')}`;
  const wallet: DiscoveredWallet = {
    info: { uuid: '8f1b6f2e-3f0a-4c56-8b51-7e57a11e7000', name: 'Test wallet', icon, rdns: 'test.wallet' },
    provider: {
      async request(call) {
        const response = await page.testWalletRequest(call);
        if ('error' in response) throw Object.assign(new Error(response.error.message), response.error);
        return response.result;
      },
      on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
      removeListener: (event, listener) => listeners.get(event)?.delete(listener),
    },
  };
  page.testWalletEmit = (event, payload) => listeners.get(event)?.forEach((listen) => listen(payload));
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: wallet }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}

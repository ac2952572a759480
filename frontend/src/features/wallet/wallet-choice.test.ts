import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_WALLET_RDNS } from '../../chain/development-wallet/announce';
import type { DiscoveredWallet } from '../../chain/eip1193';
import { developmentWallet, otherWallets, ownWallets, popularWallets, walletFor } from './wallet-choice';

const wallet = (name: string, rdns: string): DiscoveredWallet => ({
  info: { uuid: rdns, name, icon: '', rdns },
  provider: { request: () => Promise.resolve(null) },
});
const development = wallet('Development wallet', DEVELOPMENT_WALLET_RDNS);
const rabby = wallet('Rabby', 'io.rabby');
const trust = wallet('Trust Wallet', 'com.trustwallet.app');
const [metaMaskOption, trustOption] = popularWallets as [
  (typeof popularWallets)[0],
  (typeof popularWallets)[0],
];

describe('the wallet options', () => {
  it('never fall back on the development wallet', () => {
    expect(walletFor(metaMaskOption, [development])).toBeUndefined();
    expect(ownWallets([development])).toEqual([]);
    expect(developmentWallet([rabby, development])).toBe(development);
  });

  it('connect the wallet they name where it is installed', () => {
    expect(walletFor(trustOption, [rabby, trust])).toBe(trust);
  });

  it("connect the browser's only wallet where the named one is missing", () => {
    expect(walletFor(metaMaskOption, [development, rabby])).toBe(rabby);
  });

  it('list what is found beside them, once', () => {
    expect(otherWallets([development, rabby, trust])).toEqual([rabby]);
  });

  it('know an older wallet at window.ethereum by its name', () => {
    const injected = wallet('MetaMask', 'injected');
    expect(walletFor(metaMaskOption, [rabby, injected])).toBe(injected);
  });
});

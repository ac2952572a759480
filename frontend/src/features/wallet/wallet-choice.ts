import { DEVELOPMENT_WALLET_RDNS } from '../../chain/development-wallet/announce';
import type { DiscoveredWallet } from '../../chain/eip1193';

export interface PopularWallet {
  name: string;
  rdns: string;
}

/** The two wallets that the dialog marks 'popular' (spec section 2, Wallet connect dialog). */
export const popularWallets: readonly PopularWallet[] = [
  { name: 'MetaMask', rdns: 'io.metamask' },
  { name: 'Trust Wallet', rdns: 'com.trustwallet.app' },
];

type Wallets = readonly DiscoveredWallet[];

export const developmentWallet = (wallets: Wallets): DiscoveredWallet | undefined =>
  wallets.find(({ info }) => info.rdns === DEVELOPMENT_WALLET_RDNS);

/** Wallets that the person brought along; the development wallet never stands in for one of them. */
export const ownWallets = (wallets: Wallets): DiscoveredWallet[] =>
  wallets.filter(({ info }) => info.rdns !== DEVELOPMENT_WALLET_RDNS);

/** The popular wallet itself where it is installed. */
export const installedWallet = (
  { name, rdns }: PopularWallet,
  wallets: Wallets,
): DiscoveredWallet | undefined =>
  ownWallets(wallets).find(({ info }) => info.rdns === rdns || info.name === name);

/** The wallets found in this browser that have no option of their own. */
export const otherWallets = (wallets: Wallets): DiscoveredWallet[] => {
  const named = popularWallets.map((popular) => installedWallet(popular, wallets));
  return ownWallets(wallets).filter((wallet) => !named.includes(wallet));
};

/** What a popular option connects: that wallet, else the one this browser has (all options make the same connection). */
export const walletFor = (popular: PopularWallet, wallets: Wallets): DiscoveredWallet | undefined =>
  installedWallet(popular, wallets) ?? ownWallets(wallets)[0];

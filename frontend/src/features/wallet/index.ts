export { ConnectWalletContent } from './components/ConnectWalletContent';
export { WalletRoot } from './components/WalletRoot';
export { WalletSummary } from './components/WalletSummary';

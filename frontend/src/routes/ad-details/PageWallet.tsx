/** By itself, so that a reader's page does without: what follows the wallet and shows its dialogs. */
export { WalletRoot as default } from '../../features/wallet';

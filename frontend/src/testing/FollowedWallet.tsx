import { useFollowedWallet } from '../chain/use-followed-wallet';

/** What a page with a wallet does, without the dialogs that the wallet feature adds. */
export function FollowedWallet() {
  useFollowedWallet();
  return null;
}

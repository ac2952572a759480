import type { WalletConnection } from '../../../chain/wallet-slice';
import { useGetKeeperRoleQuery } from '../../../chain/wallet-reads';
import type { MintedBadge } from '../keeper-action';

export type KeeperRole = 'asking' | 'held' | 'missing' | 'unknown';

/** Whether the badge's contract lets the connected wallet re-issue and revoke; asked of the chain. */
export function useKeeperRole({ account, chainId }: WalletConnection, badge: MintedBadge): KeeperRole {
  const { contractAddress: address, contractVersion: version } = badge;
  const { currentData: isHeld, isError } = useGetKeeperRoleQuery({ account, chainId, address, version });
  if (isError) return 'unknown';
  if (isHeld === undefined) return 'asking';
  return isHeld ? 'held' : 'missing';
}

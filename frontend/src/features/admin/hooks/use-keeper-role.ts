import { useEffect, useState } from 'react';
import { openBadgeKeeper } from '../../../chain/open-badge-keeper';
import type { WalletConnection } from '../../../chain/wallet-slice';
import type { StandingBadge } from '../keeping';

export type KeeperRole = 'asking' | 'held' | 'missing' | 'unknown';

/** Whether the badge's contract lets the connected wallet re-issue and revoke; asked of the chain. */
export function useKeeperRole(connection: WalletConnection, badge: StandingBadge): KeeperRole {
  const [answer, setAnswer] = useState<{ key: string; role: KeeperRole } | null>(null);
  const { contractAddress: address, contractVersion: version } = badge;
  const key = `${connection.account} ${connection.chainId} ${address}`;
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<KeeperRole> => {
      try {
        const keeper = await openBadgeKeeper(connection, { address, version });
        return (await keeper.mayKeep()) ? 'held' : 'missing';
      } catch {
        return 'unknown';
      }
    };
    void ask().then((role) => isWanted && setAnswer({ key, role }));
    return () => {
      isWanted = false;
    };
  }, [connection, address, version, key]);
  return answer?.key === key ? answer.role : 'asking';
}

import { useEffect, useState } from 'react';
import { useWallet } from '../../../chain/use-wallet';
import type { WalletConnection } from '../../../chain/wallet-slice';

/** The connected account's coins in wei, on the chain it is on; null while unknown. */
export function useBalance(): bigint | null {
  const { connection } = useWallet();
  const [balance, setBalance] = useState<{ wei: bigint; of: WalletConnection } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (!connection) return;
    const { account, wallet } = connection;
    wallet.provider
      .request({ method: 'eth_getBalance', params: [account, 'latest'] })
      .then((wei) => isCurrent && setBalance({ wei: BigInt(wei as string), of: connection }))
      .catch(() => isCurrent && setBalance(null));
    return () => {
      isCurrent = false;
    };
  }, [connection]);
  // Coins of another chain or account are none of these.
  return balance && balance.of === connection ? balance.wei : null;
}

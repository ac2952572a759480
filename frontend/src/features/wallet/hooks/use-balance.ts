import { useEffect, useState } from 'react';
import { useWallet } from '../../../chain/use-wallet';

/** The connected account's coins in wei; null while unknown. */
export function useBalance(): bigint | null {
  const { connection } = useWallet();
  const [balance, setBalance] = useState<bigint | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (value: bigint | null) => isCurrent && setBalance(value);
    const { account, wallet } = connection ?? {};
    if (!wallet) return;
    wallet.provider
      .request({ method: 'eth_getBalance', params: [account, 'latest'] })
      .then((balance) => show(BigInt(balance as string)))
      .catch(() => show(null));
    return () => {
      isCurrent = false;
    };
  }, [connection]);
  return connection && balance;
}

import type { Network } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { useSwitchNetwork } from '../../../chain/use-switch-network';
import { useWallet } from '../../../chain/use-wallet';
import type { WalletConnection } from '../../../chain/wallet-slice';

export interface KeeperWallet {
  /** The wallet on the chain of the badges; null until it is there. */
  connection: WalletConnection | null;
  /** Account of the wallet, on whatever chain it is. */
  account: string | null;
  home: Network | undefined;
  connect: () => void;
  switchHome: () => void;
  isSwitching: boolean;
}

/** The wallet that signs for a keeper. Badges stand on the home chain alone. */
export function useKeeperWallet(): KeeperWallet {
  const { connection, requestConnect } = useWallet();
  const { home } = useNetworks();
  const { switchTo, switchingTo } = useSwitchNetwork();
  const isHome = connection !== null && connection.chainId === home?.chainId;
  return {
    connection: isHome ? connection : null,
    account: connection?.account ?? null,
    home,
    connect: requestConnect,
    switchHome: () => home && void switchTo(home),
    isSwitching: switchingTo !== null,
  };
}

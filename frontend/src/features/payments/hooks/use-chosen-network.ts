import { useEffect, useState } from 'react';
import { isPayable, type PayableNetwork } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { useSwitchNetwork } from '../../../chain/use-switch-network';
import { useWallet } from '../../../chain/use-wallet';
import { useWalletNetwork } from '../../../chain/use-wallet-network';
import { storedNetwork, storeNetwork } from '../stored-network';

export interface NetworkChoice {
  /** The network to pay on; undefined where there is none. */
  chosen: PayableNetwork | undefined;
  /** Takes another network; a connected wallet is asked to go there first, and the choice stays as it was if it does not. */
  choose(network: PayableNetwork): Promise<void>;
  /** Chain id of the network the wallet is being asked for. */
  switchingTo: number | null;
}

/** Which network to pay on: the one chosen last, here or in the wallet itself, else where the wallet is, else the home network. */
export function useChosenNetwork(): NetworkChoice {
  const { payable } = useNetworks();
  const current = useWalletNetwork();
  const { chainId, connection } = useWallet();
  const { switchTo, switchingTo } = useSwitchNetwork();
  const [choice, setChoice] = useState(storedNetwork);
  const [walletChain, setWalletChain] = useState(chainId);

  if (walletChain !== chainId) {
    setWalletChain(chainId);
    // Whoever takes the wallet from one network to another means to pay there.
    if (walletChain !== null && isPayable(current)) setChoice(current.chainId);
  }

  useEffect(() => {
    if (choice !== null) storeNetwork(choice);
  }, [choice]);

  const choose = async (network: PayableNetwork) => {
    const isThere = connection === null || connection.chainId === network.chainId;
    if (isThere || (await switchTo(network))) setChoice(network.chainId);
  };
  const remembered = payable.find((network) => network.chainId === choice);
  const chosen = remembered ?? (isPayable(current) ? current : payable[0]);
  return { chosen, choose, switchingTo };
}

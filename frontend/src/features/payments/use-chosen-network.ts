import { useDispatch, useSelector } from 'react-redux';
import { isPayable, type PayableNetwork } from '../../chain/networks';
import { useNetworks } from '../../chain/use-networks';
import { useSwitchNetwork } from '../../chain/use-switch-network';
import { useWallet } from '../../chain/use-wallet';
import { useWalletNetwork } from '../../chain/use-wallet-network';
import { networkChosen, selectPayments } from './payments-slice';

export interface NetworkChoice {
  /** The network to pay on; undefined where there is none. */
  chosen: PayableNetwork | undefined;
  /** Takes another network; a connected wallet is asked to go there first, and the choice stays as it was if it does not. */
  choose(network: PayableNetwork): Promise<void>;
  /** Chain id of the network the wallet is being asked for. */
  switchingTo: number | null;
  /** Ends the wait for a wallet that does not answer. */
  giveUp(): void;
}

/** Which network to pay on: the one chosen last, here or in the wallet itself, else where the wallet is, else the home network. */
export function useChosenNetwork(): NetworkChoice {
  const dispatch = useDispatch();
  const { payable } = useNetworks();
  const current = useWalletNetwork();
  const { connection } = useWallet();
  const { switchTo, switchingTo, giveUp } = useSwitchNetwork();
  const { chainId } = useSelector(selectPayments);

  const choose = async (network: PayableNetwork) => {
    const isThere = connection === null || connection.chainId === network.chainId;
    if (isThere || (await switchTo(network))) dispatch(networkChosen(network.chainId));
  };
  const remembered = payable.find((network) => network.chainId === chainId);
  const chosen = remembered ?? (isPayable(current) ? current : payable[0]);
  return { chosen, choose, switchingTo, giveUp };
}

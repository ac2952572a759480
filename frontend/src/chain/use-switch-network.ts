import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui/toast/toast';
import type { Network } from './networks';
import { ChainSwitchError, type ChainSwitchFailure, switchChain } from './switch-chain';
import { useWallet } from './use-wallet';

export interface NetworkSwitch {
  /** @returns whether the wallet went there; why it did not is told in a toast */
  switchTo(network: Network): Promise<boolean>;
  /** Chain id of the network the wallet is being asked for. */
  switchingTo: number | null;
}

/** Asks the connected wallet for another network; a failure is told in a toast (spec section 8). */
export function useSwitchNetwork(): NetworkSwitch {
  const { t } = useTranslation('wallet');
  const { connection } = useWallet();
  const [switchingTo, setSwitchingTo] = useState<number | null>(null);

  const tell = (failure: ChainSwitchFailure, network: string) =>
    toast({
      kind: 'error',
      title: t(`switchFailure.${failure}.title`),
      text: t(`switchFailure.${failure}.text`, { network }),
    });

  const switchTo = async (network: Network) => {
    if (!connection || switchingTo !== null) return false;
    setSwitchingTo(network.chainId);
    try {
      await switchChain(connection.wallet.provider, network);
      return true;
    } catch (error) {
      tell(error instanceof ChainSwitchError ? error.failure : 'switchFailed', network.name);
      return false;
    } finally {
      setSwitchingTo(null);
    }
  };

  return { switchTo, switchingTo };
}

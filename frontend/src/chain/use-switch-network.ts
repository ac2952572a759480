import { useRef, useState } from 'react';
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
  /** Ends the wait for a wallet that does not answer; where it goes later on its own is followed all the same. */
  giveUp(): void;
}

/** Asks the connected wallet for another network; a failure is told in a toast (spec section 8). */
export function useSwitchNetwork(): NetworkSwitch {
  const { t } = useTranslation('wallet');
  const { connection } = useWallet();
  const [switchingTo, setSwitchingTo] = useState<number | null>(null);
  /** The request whose end is waited for. */
  const latest = useRef(0);

  const tell = (failure: ChainSwitchFailure, network: string) =>
    toast({
      kind: 'error',
      title: t(`switchFailure.${failure}.title`),
      text: t(`switchFailure.${failure}.text`, { network }),
    });

  const switchTo = async (network: Network) => {
    if (!connection || switchingTo !== null) return false;
    const request = ++latest.current;
    setSwitchingTo(network.chainId);
    try {
      await switchChain(connection.wallet.provider, network);
      return request === latest.current;
    } catch (error) {
      if (request !== latest.current) return false;
      tell(error instanceof ChainSwitchError ? error.failure : 'switchFailed', network.name);
      return false;
    } finally {
      if (request === latest.current) setSwitchingTo(null);
    }
  };

  const giveUp = () => {
    latest.current += 1;
    setSwitchingTo(null);
  };

  return { switchTo, switchingTo, giveUp };
}

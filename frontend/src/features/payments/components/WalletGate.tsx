import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPayable, type PayableNetwork } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { useSwitchNetwork } from '../../../chain/use-switch-network';
import { useWallet } from '../../../chain/use-wallet';
import type { WalletConnection } from '../../../chain/wallet-store';
import { GateStep } from './GateStep';
import styles from './Panel.module.css';

interface WalletGateProps {
  children: (connection: WalletConnection, network: PayableNetwork) => ReactNode;
}

/** Shows what needs a wallet on the home network, else how to get there. */
export function WalletGate({ children }: WalletGateProps) {
  const { t } = useTranslation('payments');
  const { connection, requestConnect } = useWallet();
  const { home } = useNetworks();
  const { switchTo, switchingTo } = useSwitchNetwork();
  if (!isPayable(home)) return <p className={styles.muted}>{t('networkSelect.none')}</p>;
  if (!connection)
    return <GateStep text={t('gate.connect')} action={t('disconnected.action')} onAct={requestConnect} />;
  if (connection.chainId === home.chainId) return children(connection, home);
  return (
    <GateStep
      text={t('gate.switch', { network: home.name })}
      action={t('gate.switchAction', { network: home.name })}
      isBusy={switchingTo !== null}
      onAct={() => void switchTo(home)}
    />
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Network } from '../../../chain/networks';
import { useSwitchNetwork } from '../../../chain/use-switch-network';
import { useWallet } from '../../../chain/use-wallet';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { Button } from '../../../ui/button/Button';
import { GiveUp } from './GiveUp';
import styles from './Panel.module.css';

interface WalletGateProps {
  /** Where the wallet has to be. */
  network: Network;
  children: (connection: WalletConnection) => ReactNode;
}

/** Shows what needs a wallet on the network, else how to get there. */
export function WalletGate({ network, children }: WalletGateProps) {
  const { t } = useTranslation('payments');
  const { connection, requestConnect } = useWallet();
  const { switchTo, switchingTo, giveUp } = useSwitchNetwork();
  if (!connection)
    return <GateStep text={t('gate.connect')} action={t('disconnected.action')} onAct={requestConnect} />;
  if (connection.chainId === network.chainId) return children(connection);
  return (
    <GateStep
      text={t('gate.switch', { network: network.name })}
      action={t('gate.switchAction', { network: network.name })}
      isBusy={switchingTo !== null}
      onAct={() => void switchTo(network)}
      onGiveUp={giveUp}
    />
  );
}

interface GateStepProps {
  text: string;
  action: string;
  isBusy?: boolean;
  onAct: () => void;
  /** Ends the wait for a wallet that does not answer. */
  onGiveUp?: () => void;
}

function GateStep({ text, action, isBusy, onAct, onGiveUp }: GateStepProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.muted}>{text}</p>
      <Button kind="secondary" small className={styles.action} loading={isBusy} onClick={onAct}>
        {action}
      </Button>
      {isBusy && onGiveUp && <GiveUp onGiveUp={onGiveUp} />}
    </div>
  );
}

import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { useWallet } from '../../../chain/use-wallet';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { Button } from '../../../ui/button/Button';
import { NetworkHint } from './NetworkHint';
import { WalletFacts } from './WalletFacts';
import styles from './WalletPanel.module.css';

export function ConnectedWallet({
  connection,
  children,
}: PropsWithChildren<{ connection: WalletConnection }>) {
  const { t } = useTranslation('wallet');
  const { disconnect } = useWallet();
  return (
    <div className={styles.panel}>
      <WalletFacts connection={connection} />
      <NetworkHint />
      {children}
      <Button kind="secondary" onClick={disconnect} className={styles.action}>
        {t('summary.disconnect')}
      </Button>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useWallet } from '../../../chain/use-wallet';
import { Button } from '../../../ui/button/Button';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import styles from './WalletPanel.module.css';

export function DisconnectedWallet() {
  const { t } = useTranslation('wallet');
  const { status, requestConnect } = useWallet();
  if (status === 'restoring') return <Skeleton height="12rem" />;
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t('page.disconnectedTitle')}</h2>
      <p>{t('page.disconnectedText')}</p>
      <Button onClick={requestConnect} className={styles.action}>
        {t('connect.action')}
      </Button>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useWallet } from '../../../chain/use-wallet';
import { Button } from '../../../ui/button/Button';
import styles from './WalletPanel.module.css';

/** Until it is known whether a wallet comes back, a grey place as high as what it says then. */
export function DisconnectedWallet() {
  const { t } = useTranslation('wallet');
  const { status, requestConnect } = useWallet();
  const isRestoring = status === 'restoring';
  return (
    <div
      className={`${styles.panel} ${isRestoring ? styles.restoring : ''}`}
      data-skeleton={isRestoring || undefined}
      inert={isRestoring}
    >
      <h2 className={styles.title}>{t('page.disconnectedTitle')}</h2>
      <p>{t('page.disconnectedText')}</p>
      <Button onClick={requestConnect} className={styles.action}>
        {t('connect.action')}
      </Button>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useNetworks } from '../../../chain/use-networks';
import { useWallet } from '../../../chain/use-wallet';
import { Button } from '../../../ui/button/Button';
import { AdPrice } from './AdPrice';
import styles from './Panel.module.css';

/** Asks for a wallet before anything else. */
export function DisconnectedPanel() {
  const { t } = useTranslation('payments');
  const { requestConnect } = useWallet();
  const { home } = useNetworks();
  return (
    <div className={styles.panel}>
      {home && <AdPrice network={home} />}
      <h3 className={styles.title}>{t('disconnected.title')}</h3>
      <p className={styles.muted}>{t('disconnected.text')}</p>
      <Button className={styles.action} onClick={requestConnect}>
        {t('disconnected.action')}
      </Button>
    </div>
  );
}

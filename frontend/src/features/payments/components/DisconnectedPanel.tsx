import { useTranslation } from 'react-i18next';
import type { Network } from '../../../chain/networks';
import { useWallet } from '../../../chain/use-wallet';
import { Button } from '../../../ui/button/Button';
import { AdPrice } from './AdPrice';
import styles from './Panel.module.css';

/** Asks for a wallet before anything else; `network` is the one to pay on. */
export function DisconnectedPanel({ network }: { network: Network | undefined }) {
  const { t } = useTranslation('payments');
  const { requestConnect } = useWallet();
  return (
    <div className={styles.panel}>
      {network && <AdPrice network={network} />}
      <h3 className={styles.title}>{t('disconnected.title')}</h3>
      <p className={styles.muted}>{t('disconnected.text')}</p>
      <Button className={styles.action} onClick={requestConnect}>
        {t('disconnected.action')}
      </Button>
    </div>
  );
}

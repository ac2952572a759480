import { useTranslation } from 'react-i18next';
import { isPayable } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { useSwitchNetwork } from '../../../chain/use-switch-network';
import { Button } from '../../../ui/button/Button';
import styles from './NetworkHint.module.css';

/** Says what the wallet's network means for payments, and offers the right one. */
export function NetworkHint() {
  const { t } = useTranslation('wallet');
  const { current, home } = useNetworks();
  const { switchTo, switchingTo } = useSwitchNetwork();
  if (!home) return null;
  if (isPayable(current)) return current.testnet && <p className={styles.hint}>{t('summary.testNetwork')}</p>;
  return (
    <div className={styles.warning}>
      <p>{t('summary.unsupportedNetwork')}</p>
      <Button kind="secondary" small loading={switchingTo !== null} onClick={() => void switchTo(home)}>
        {switchingTo === null ? t('summary.switchTo', { network: home.name }) : t('summary.switching')}
      </Button>
    </div>
  );
}

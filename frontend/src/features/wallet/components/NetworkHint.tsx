import { useTranslation } from 'react-i18next';
import { isPayable } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { useWalletNetwork } from '../../../chain/use-wallet-network';
import { useSwitchNetwork } from '../../../chain/use-switch-network';
import { Button } from '../../../ui/button/Button';
import styles from './NetworkHint.module.css';

/** Says what the wallet's network means for payments, and offers those on which ads can be paid. */
export function NetworkHint() {
  const { t } = useTranslation('wallet');
  const { payable } = useNetworks();
  const current = useWalletNetwork();
  const { switchTo, switchingTo, giveUp } = useSwitchNetwork();
  if (payable.length === 0) return null;
  if (isPayable(current)) return current.testnet && <p className={styles.hint}>{t('summary.testNetwork')}</p>;
  return (
    <div className={styles.warning}>
      <p>{t('summary.unsupportedNetwork')}</p>
      {payable.map((network) => (
        <Button
          key={network.chainId}
          kind="secondary"
          small
          loading={switchingTo === network.chainId}
          onClick={() => void switchTo(network)}
        >
          {switchingTo === network.chainId
            ? t('summary.switching')
            : t('summary.switchTo', { network: network.name })}
        </Button>
      ))}
      {switchingTo !== null && (
        <Button kind="quiet" small onClick={giveUp}>
          {t('connect.cancel')}
        </Button>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { isPayable } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { useSwitchNetwork } from '../../../chain/use-switch-network';
import { NetworkChoice } from './NetworkChoice';
import styles from './Panel.module.css';

/** Lists the networks; a click has the wallet change to one, or add it first. */
export function NetworkSelectPanel({ chainId }: { chainId: number }) {
  const { t } = useTranslation('payments');
  const { networks, home, current } = useNetworks();
  const { switchTo, switchingTo } = useSwitchNetwork();
  const here = current?.name ?? t('networkSelect.unknownNetwork', { chainId });
  const payable = isPayable(home) ? home : networks.find(isPayable);
  const usableFirst = networks.toSorted((one, other) => Number(isPayable(other)) - Number(isPayable(one)));
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>
        {payable ? t('networkSelect.title', { network: payable.name }) : t('networkSelect.none')}
      </h3>
      <p className={styles.muted}>{t('networkSelect.text', { network: here })}</p>
      <ul aria-label={t('networkSelect.choose')}>
        {usableFirst.map((network) => (
          <NetworkChoice
            key={network.chainId}
            network={network}
            isSwitching={switchingTo === network.chainId}
            onChoose={() => void switchTo(network)}
          />
        ))}
      </ul>
    </div>
  );
}

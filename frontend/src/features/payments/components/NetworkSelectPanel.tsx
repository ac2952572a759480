import { useTranslation } from 'react-i18next';
import { isPayable } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { useWalletNetwork } from '../../../chain/use-wallet-network';
import type { NetworkChoice as Choice } from '../hooks/use-chosen-network';
import { NetworkChoice } from './NetworkChoice';
import styles from './Panel.module.css';

interface NetworkSelectPanelProps {
  /** The chain the wallet is on. */
  chainId: number;
  choice: Choice;
}

/** Lists the networks; a click has the wallet change to one, or add it first. */
export function NetworkSelectPanel({ chainId, choice }: NetworkSelectPanelProps) {
  const { t } = useTranslation('payments');
  const { networks, payable } = useNetworks();
  const current = useWalletNetwork();
  const { chosen, choose, switchingTo } = choice;
  const here = current?.name ?? t('networkSelect.unknownNetwork', { chainId });
  const others = networks.filter((network) => !isPayable(network));
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>
        {chosen ? t('networkSelect.title', { network: chosen.name }) : t('networkSelect.none')}
      </h3>
      <p className={styles.muted}>
        {isPayable(current)
          ? t('networkSelect.elsewhere', { network: here })
          : t('networkSelect.text', { network: here })}
      </p>
      <ul aria-label={t('networkSelect.choose')}>
        {payable.map((network) => (
          <NetworkChoice
            key={network.chainId}
            network={network}
            isHere={network.chainId === chainId}
            isSwitching={switchingTo === network.chainId}
            onChoose={() => void choose(network)}
          />
        ))}
        {others.map((network) => (
          <NetworkChoice key={network.chainId} network={network} />
        ))}
      </ul>
    </div>
  );
}

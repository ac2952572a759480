import { useTranslation } from 'react-i18next';
import type { PayableNetwork } from '../../../chain/networks';
import type { NetworkChoice } from '../hooks/use-chosen-network';
import { NetworkOption } from './NetworkOption';
import styles from './NetworkPicker.module.css';

interface NetworkPickerProps {
  networks: readonly PayableNetwork[];
  choice: NetworkChoice;
}

/** Where to pay, if there is more than one network: each with its price, in its own coin. */
export function NetworkPicker({ networks, choice: { chosen, choose, switchingTo } }: NetworkPickerProps) {
  const { t } = useTranslation('payments');
  return (
    <fieldset className={styles.picker} aria-busy={switchingTo !== null}>
      <legend className={styles.legend}>{t('networkPicker.legend')}</legend>
      {networks.map((network) => (
        <NetworkOption
          key={network.chainId}
          network={network}
          isChosen={network.chainId === (switchingTo ?? chosen?.chainId)}
          isAwaited={network.chainId === switchingTo}
          onChoose={() => void choose(network)}
        />
      ))}
    </fieldset>
  );
}

import { useTranslation } from 'react-i18next';
import { type Network, networkObstacle } from '../../../chain/networks';
import { Button } from '../../../ui/button/Button';
import styles from './NetworkChoice.module.css';

interface NetworkChoiceProps {
  network: Network;
  isSwitching: boolean;
  onChoose: () => void;
}

/** One network of the list, with the reason where it cannot be used. */
export function NetworkChoice({ network, isSwitching, onChoose }: NetworkChoiceProps) {
  const { t } = useTranslation('payments');
  const obstacle = networkObstacle(network);
  const testNetwork = network.testnet ? t('networkSelect.testNetwork') : network.currency;
  return (
    <li className={`${styles.choice} ${obstacle ? styles.blocked : ''}`}>
      <div className={styles.words}>
        <span className={styles.name}>{network.name}</span>
        <span className={styles.hint}>
          {obstacle ? t(`networkSelect.obstacle.${obstacle}`) : testNetwork}
        </span>
      </div>
      <Button
        kind={obstacle ? 'quiet' : 'primary'}
        small
        disabled={obstacle !== null}
        loading={isSwitching}
        onClick={onChoose}
        aria-label={`${t('networkSelect.switch')} ${network.name}`}
      >
        {isSwitching ? t('networkSelect.switching') : t('networkSelect.switch')}
      </Button>
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import { type Network, networkObstacle } from '../../../chain/networks';
import { Button } from '../../../ui/button/Button';
import { Amount } from '../../../ui/money/Amount';
import styles from './NetworkChoice.module.css';

interface NetworkChoiceProps {
  network: Network;
  /** The wallet is on it. */
  isHere?: boolean;
  isSwitching?: boolean;
  onChoose?: () => void;
}

/** One network of the list with its price, or with the reason where it cannot be used. */
export function NetworkChoice({
  network,
  isHere = false,
  isSwitching = false,
  onChoose,
}: NetworkChoiceProps) {
  const { t } = useTranslation('payments');
  const obstacle = networkObstacle(network);
  const action = isHere ? t('networkSelect.stay') : t('networkSelect.switch');
  return (
    <li className={`${styles.choice} ${obstacle ? styles.blocked : ''}`}>
      <div className={styles.words}>
        <span className={styles.name}>{network.name}</span>
        <span className={styles.hint}>
          {obstacle ? t(`networkSelect.obstacle.${obstacle}`) : <Terms network={network} />}
        </span>
      </div>
      <Button
        kind={obstacle ? 'quiet' : 'primary'}
        small
        disabled={obstacle !== null}
        loading={isSwitching}
        onClick={onChoose}
        aria-label={
          isHere ? t('networkSelect.stayOn', { network: network.name }) : `${action} ${network.name}`
        }
      >
        {isSwitching ? t('networkSelect.switching') : action}
      </Button>
    </li>
  );
}

/** What an ad costs there, and whether its coins are worth anything. */
function Terms({ network: { testnet, adPrice, currency } }: { network: Network }) {
  const { t } = useTranslation('payments');
  const price = adPrice === null ? currency : <Amount wei={adPrice} currency={currency} />;
  return (
    <>
      {price}
      {testnet && ` · ${t('networkSelect.testNetwork')}`}
    </>
  );
}

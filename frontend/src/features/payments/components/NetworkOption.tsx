import { useTranslation } from 'react-i18next';
import type { PayableNetwork } from '../../../chain/networks';
import { Amount } from '../../../ui/money/Amount';
import styles from './NetworkPicker.module.css';

interface NetworkOptionProps {
  network: PayableNetwork;
  isChosen: boolean;
  /** The wallet is being asked to go there. */
  isAwaited: boolean;
  onChoose: () => void;
}

/** A network with its price in its own coin, as one of several to pay on. */
export function NetworkOption({ network, isChosen, isAwaited, onChoose }: NetworkOptionProps) {
  const { t } = useTranslation('payments');
  const { chainId, name, currency, testnet, adPrice } = network;
  const kind = testnet ? t('networkSelect.testNetwork') : t('networkPicker.coin', { currency });
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name="payment-network"
        value={chainId}
        className="visually-hidden"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.mark} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.kind}>{isAwaited ? t('networkSelect.switching') : kind}</span>
      </span>
      <span className={styles.price}>
        {adPrice === null ? t('networkPicker.noPrice') : <Amount wei={adPrice} currency={currency} />}
      </span>
    </label>
  );
}

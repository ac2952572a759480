import { useTranslation } from 'react-i18next';
import type { PayableNetwork } from '../../../chain/networks';
import { Amount } from '../../../ui/money/Amount';
import type { NetworkChoice } from '../use-chosen-network';
import { useCoinHint } from '../use-coin-hint';
import { GiveUp } from './GiveUp';
import styles from './NetworkPicker.module.css';

interface NetworkPickerProps {
  networks: readonly PayableNetwork[];
  choice: NetworkChoice;
}

/** Where to pay, if there is more than one network: each with its price, in its own coin. */
export function NetworkPicker({ networks, choice }: NetworkPickerProps) {
  const { chosen, choose, switchingTo, giveUp } = choice;
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
      {switchingTo !== null && <GiveUp onGiveUp={giveUp} />}
    </fieldset>
  );
}

interface NetworkOptionProps {
  network: PayableNetwork;
  isChosen: boolean;
  /** The wallet is being asked to go there. */
  isAwaited: boolean;
  onChoose: () => void;
}

function NetworkOption({ network, isChosen, isAwaited, onChoose }: NetworkOptionProps) {
  const { t } = useTranslation('payments');
  const { chainId, name, currency, testnet, adPrice } = network;
  const coinHint = useCoinHint(currency);
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
        {coinHint && <span className={styles.kind}>{coinHint}</span>}
      </span>
      <span className={styles.price}>
        {adPrice === null ? t('networkPicker.noPrice') : <Amount wei={adPrice} currency={currency} />}
      </span>
    </label>
  );
}

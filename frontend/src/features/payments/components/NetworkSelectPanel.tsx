import { useTranslation } from 'react-i18next';
import { isPayable, type Network, networkObstacle } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { useWalletNetwork } from '../../../chain/use-wallet-network';
import { Button } from '../../../ui/button/Button';
import { Amount } from '../../../ui/money/Amount';
import type { NetworkChoice as Choice } from '../use-chosen-network';
import { useCoinHint } from '../use-coin-hint';
import { GiveUp } from './GiveUp';
import styles from './NetworkSelectPanel.module.css';
import panels from './Panel.module.css';

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
  const { chosen, choose, switchingTo, giveUp } = choice;
  const here = current?.name ?? t('networkSelect.unknownNetwork', { chainId });
  const others = networks.filter((network) => !isPayable(network));
  return (
    <div className={panels.panel}>
      <h3 className={panels.title}>
        {chosen ? t('networkSelect.title', { network: chosen.name }) : t('networkSelect.none')}
      </h3>
      <p className={panels.muted}>
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
      {switchingTo !== null && <GiveUp onGiveUp={giveUp} />}
    </div>
  );
}

interface NetworkChoiceProps {
  network: Network;
  /** The wallet is on it. */
  isHere?: boolean;
  isSwitching?: boolean;
  onChoose?: () => void;
}

/** One network of the list with its price, or with the reason where it cannot be used. */
function NetworkChoice({ network, isHere = false, isSwitching = false, onChoose }: NetworkChoiceProps) {
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

/** What an ad costs there, whether its coins are worth anything, and what wallets call them. */
function Terms({ network: { testnet, adPrice, currency } }: { network: Network }) {
  const { t } = useTranslation('payments');
  const coinHint = useCoinHint(currency);
  const price = adPrice === null ? currency : <Amount wei={adPrice} currency={currency} />;
  return (
    <>
      {price}
      {testnet && ` · ${t('networkSelect.testNetwork')}`}
      {coinHint && ` · ${coinHint}`}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import type { SplitterNetwork } from '../../../chain/networks';
import { sameAddress } from '../../../chain/same-address';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { formatCoins } from '../../../ui/money/format-coins';
import { useSplitterAction } from '../hooks/use-splitter-action';
import { useSplitterReading } from '../hooks/use-splitter-reading';
import { readPayees } from '../read-payees';
import { ActionButton } from './ActionButton';
import styles from './Panel.module.css';

interface OwnShareProps {
  connection: WalletConnection;
  network: SplitterNetwork;
}

/** Offers the shares that wait for the connected wallet, if it is the founder's or the platform's. */
export function OwnShare({ connection, network }: OwnShareProps) {
  const { t } = useTranslation('payments');
  const locale = useLocale();
  const { account } = connection;
  const { value: shares, readAgain } = useSplitterReading(connection, network, readPayees);
  const { step, run } = useSplitterAction(connection, network, readAgain);
  const own = shares?.find(({ address }) => sameAddress(address, account));
  if (!own || own.releasable === 0n) return null;
  const amount = formatCoins(own.releasable, 4, locale);
  return (
    <div className={styles.panel}>
      <p>{t(`release.own.${own.role}`, { amount, currency: network.currency })}</p>
      <ActionButton
        step={step}
        label={t('release.action')}
        onClick={() => void run((splitter) => splitter.release(own.address))}
      />
    </div>
  );
}

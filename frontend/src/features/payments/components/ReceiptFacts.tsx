import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNetworks } from '../../../chain/use-networks';
import { useLocale } from '../../../i18n/use-locale';
import { useLongTime } from '../../../i18n/use-long-time';
import { advertising } from '../../../season';
import { type Fact, Facts } from '../../../ui/facts/Facts';
import { formatCoins } from '../../../ui/money/format-coins';
import type { Receipt } from '../api';
import styles from './PaymentReceipt.module.css';

interface ReceiptFactsProps {
  receipt: Receipt;
  ad: ReceiptAd;
  /** Whose ad it is, as this site names its accounts. */
  advertiser: ReactNode;
}

export interface ReceiptAd {
  id: number;
  title: string;
}

/** Every digit of a coin there is. */
const ALL_DIGITS = 18;

/** Who paid whom what for which ad, and where that is written; what is not known yet is left out. */
export function ReceiptFacts({ receipt, ad, advertiser }: ReceiptFactsProps) {
  const { t } = useTranslation(['receipt', 'payments', 'common']);
  const money = useMoney(receipt.currency);
  const longTime = useLongTime('UTC');
  const network = useNetworks().find(receipt.chainId);
  const { splitter, status, founderAmount, platformAmount, settlementTxHash } = receipt;
  const isSettled = status === 'settled';
  const rows: (Fact | false)[] = [
    { label: t('advertiser'), value: advertiser },
    { label: t('payments:panel.payer'), value: <Whole text={receipt.payer} /> },
    { label: t('receiver'), value: t('common:site.name') },
    { label: t('contract'), value: <Whole text={splitter} /> },
    { label: t('ad'), value: <AdName {...ad} /> },
    { label: t('paidAt'), value: <time dateTime={receipt.paidAt}>{longTime(receipt.paidAt)}</time> },
    {
      label: t('payments:panel.network'),
      value: (
        <>
          {network?.name} {t('chain', { chainId: receipt.chainId })}
        </>
      ),
    },
    {
      label: t('payments:panel.transaction'),
      value: <Whole text={receipt.txHash} url={receipt.explorerUrl} />,
    },
    { label: t('payments:transaction.state'), value: t(`payments:status.${status}`) },
    isSettled && {
      label: t('payments:panel.founder', { percent: advertising.founderSharePercent }),
      value: money(founderAmount),
    },
    isSettled && {
      label: t('payments:panel.platform', { percent: advertising.platformSharePercent }),
      value: money(platformAmount),
    },
    settlementTxHash !== null && {
      label: t(isSettled ? 'payments:panel.settlement' : 'payments:panel.refund'),
      value: <Whole text={settlementTxHash} url={receipt.settlementExplorerUrl} />,
    },
    { label: t('payments:panel.amount'), value: money(receipt.amount), isTotal: true },
  ];
  return (
    <>
      <Facts facts={rows.filter((row): row is Fact => row !== false)} />
      {network?.testnet && <p className={styles.note}>{t('payments:card.simulated')}</p>}
    </>
  );
}

/** Writes wei as coins, to the last digit. */
function useMoney(currency: string): (wei: string) => ReactNode {
  const locale = useLocale();
  return (wei) => (
    <bdi>
      {formatCoins(wei, ALL_DIGITS, locale)} {currency}
    </bdi>
  );
}

function AdName({ id, title }: ReceiptAd) {
  const { t } = useTranslation('receipt');
  return (
    <>
      <bdi>{title}</bdi> {t('adNumber', { id })}
    </>
  );
}

/** An address or a hash in full, as nobody can press on paper; leads to where it can be looked at. */
function Whole({ text, url = null }: { text: string; url?: string | null }) {
  const whole = (
    <span dir="ltr" className={styles.whole}>
      {text}
    </span>
  );
  if (!url) return whole;
  if (url.startsWith('/')) return <Link to={url}>{whole}</Link>;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {whole}
    </a>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isApiError } from '../../../api/api-error';
import { useNetworks } from '../../../chain/use-networks';
import type payments from '../../../i18n/en/payments.json';
import { useLongTime } from '../../../i18n/use-long-time';
import { adPath, paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { Facts } from '../../../ui/facts/Facts';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Amount } from '../../../ui/money/Amount';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { Tag, type Tone } from '../../../ui/status/Tag';
import type { Transaction } from '../api';
import { useTransaction } from '../use-transaction';
import styles from './TransactionDetails.module.css';

const cannotExist = [400, 404];

interface TransactionDetailsProps {
  hash: string;
  /** Its chain, where the address names one. */
  chainId: number | undefined;
}

/** The content of /transactions/:hash: our own explorer page, for chains that have no public one. */
export function TransactionDetails({ hash, chainId }: TransactionDetailsProps) {
  const { t } = useTranslation(['payments', 'common']);
  const { transaction, error, refetch } = useTransaction(hash, chainId);
  if (isApiError(error) && cannotExist.includes(error.status)) {
    return (
      <EmptyState
        text={t('transaction.unknown')}
        action={<ButtonLink to={paths.ads}>{t('common:menu.entries.ads')}</ButtonLink>}
      />
    );
  }
  if (error) return <LoadFailure error={error} retry={refetch} />;
  if (!transaction) return <Skeleton height="24rem" />;
  return (
    <div className={styles.details}>
      <TransactionFacts transaction={transaction} />
      <TransactionEvents transaction={transaction} />
    </div>
  );
}

const tones: Record<Transaction['status'], Tone> = {
  pending: 'warning',
  success: 'success',
  reverted: 'danger',
};

/** A hash or an address in full length. */
const inFullLength = (text: string) => (
  <span className={styles.whole} dir="ltr">
    {text}
  </span>
);

/** The transaction itself; what its block will tell stays a dash until then. */
function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('payments');
  const longTime = useLongTime();
  const network = useNetworks().find(transaction.chainId);
  const currency = network?.currency ?? '';
  const { hash, status, blockNumber, confirmations, from, to, value, fee, timestamp } = transaction;
  return (
    <Facts
      facts={[
        {
          label: t('transaction.state'),
          value: <Tag tone={tones[status]}>{t(`transaction.status.${status}`)}</Tag>,
        },
        { label: t('transaction.network'), value: network?.name ?? transaction.chainId },
        { label: t('transaction.hash'), value: inFullLength(hash) },
        { label: t('transaction.block'), value: blockNumber ?? '–' },
        { label: t('transaction.confirmations'), value: confirmations },
        { label: t('transaction.time'), value: timestamp ? longTime(timestamp) : '–' },
        { label: t('transaction.from'), value: inFullLength(from) },
        { label: t('transaction.to'), value: to ? inFullLength(to) : '–' },
        { label: t('transaction.value'), value: <Amount wei={value} currency={currency} /> },
        {
          label: t('transaction.fee'),
          value: fee === null ? '–' : <Amount wei={fee} currency={currency} fractionDigits={8} />,
        },
      ]}
    />
  );
}

type TransactionEvent = Transaction['events'][number];
type KnownEvent = keyof typeof payments.transaction.event;

/** What the splitter recorded in the transaction, in words. */
function TransactionEvents({ transaction: { events, chainId } }: { transaction: Transaction }) {
  const { t } = useTranslation('payments');
  const currency = useNetworks().find(chainId)?.currency ?? '';
  return (
    <section>
      <h2 className={styles.title}>{t('transaction.events')}</h2>
      {events.length === 0 && <p className={styles.muted}>{t('transaction.noEvents')}</p>}
      <ul>
        {events.map((event, index) => (
          <EventRow key={index} event={event} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

interface EventRowProps {
  event: TransactionEvent;
  currency: string;
}

function EventRow({ event: { name, adId, amount }, currency }: EventRowProps) {
  const { t, i18n } = useTranslation('payments');
  const isKnown = i18n.exists(`payments:transaction.event.${name}`);
  const words = isKnown ? t(`transaction.event.${name as KnownEvent}`, { adId }) : name;
  return (
    <li className={styles.event}>
      {adId ? (
        <Link to={adPath(Number(adId))} className={styles.link}>
          {words}
        </Link>
      ) : (
        words
      )}
      {amount && (
        <span className={styles.amount}>
          <Amount wei={amount} currency={currency} />
        </span>
      )}
    </li>
  );
}

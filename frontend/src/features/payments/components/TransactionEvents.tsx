import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNetworks } from '../../../chain/use-networks';
import type payments from '../../../i18n/en/payments.json';
import { adPath } from '../../../paths';
import { Amount } from '../../../ui/money/Amount';
import type { Transaction } from '../api';
import styles from './TransactionDetails.module.css';

type TransactionEvent = Transaction['events'][number];
type KnownEvent = keyof typeof payments.transaction.event;

/** What the splitter recorded in the transaction, in words. */
export function TransactionEvents({ transaction: { events, chainId } }: { transaction: Transaction }) {
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

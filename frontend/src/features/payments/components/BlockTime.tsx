import { useLocale } from '../../../i18n/use-locale';
import { writeDate } from '../../../i18n/written';
import type { Receipt } from '../receipts';
import { useTransaction } from '../use-transaction';

type Paid = Pick<Receipt, 'paidAt' | 'txHash' | 'chainId'>;

/** When a payment was put into its block (UTC): asked for with its transaction where the payment does not tell. */
export function BlockTime({ paidAt, txHash, chainId }: Paid) {
  return paidAt ? <Time instant={paidAt} /> : <TransactionTime hash={txHash} chainId={chainId} />;
}

function TransactionTime({ hash, chainId }: { hash: string; chainId: number }) {
  const { transaction } = useTransaction(hash, chainId);
  return transaction?.timestamp ? <Time instant={transaction.timestamp} /> : '–';
}

function Time({ instant }: { instant: string }) {
  const locale = useLocale();
  const written = writeDate(locale, new Date(instant), {
    ...{ dateStyle: 'long', timeStyle: 'medium' },
    timeZone: 'UTC',
  });
  return <time dateTime={instant}>{written}</time>;
}

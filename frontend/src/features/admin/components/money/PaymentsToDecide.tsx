import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatchUp } from '../../../../events/use-seen';
import { usePollingWhileSeen } from '../../../../events/use-polling-while-seen';
import { useLongTime } from '../../../../i18n/use-long-time';
import { Button } from '../../../../ui/button/Button';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import { Address } from '../../../../ui/money/Address';
import { Amount } from '../../../../ui/money/Amount';
import { TransactionLink } from '../../../../ui/money/TransactionLink';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { toast } from '../../../../ui/toast/toast';
import { useChainName } from '../../hooks/use-chain-name';
import { type AdminPayment, useApproveRefundMutation, useListAdminPaymentsQuery } from '../../money-api';
import { GiveBackDialog } from './GiveBackDialog';
import styles from './Money.module.css';

const POLL_MS = 10_000;
const SHOWN = 100;

/** Payments that nobody gives back by itself any more, as their payer had several refunds for the same ad. */
export function PaymentsToDecide() {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [asked, setAsked] = useState<AdminPayment | null>(null);
  const [approve, { isLoading }] = useApproveRefundMutation();
  const { data, error, refetch } = useListAdminPaymentsQuery(
    { awaiting: 'decision', limit: SHOWN },
    { pollingInterval: usePollingWhileSeen(POLL_MS) },
  );
  useCatchUp(refetch);
  if (!data) return error ? <LoadFailure error={error} retry={refetch} /> : <Skeleton height="6rem" />;

  const giveBack = async ({ id }: AdminPayment) => {
    const { error: refusal } = await approve({ id });
    setAsked(null);
    const kind = refusal ? 'error' : 'success';
    const title = t(refusal ? 'money.decide.failed.title' : 'money.decide.done.title');
    const text = refusal
      ? serverMessage(refusal, t('money.decide.failed.text'))
      : t('money.decide.done.text');
    toast({ kind, title, text });
  };
  return (
    <>
      <p className={styles.lead}>{t('money.decide.lead')}</p>
      {data.length === 0 && <p className={styles.note}>{t('money.decide.none')}</p>}
      <ul className={styles.entries}>
        {data.map((payment) => (
          <li key={payment.id}>
            <PaymentEntry payment={payment} onGiveBack={() => setAsked(payment)} />
          </li>
        ))}
      </ul>
      {asked && (
        <GiveBackDialog
          payment={asked}
          isBusy={isLoading}
          onConfirm={() => void giveBack(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

function PaymentEntry({ payment, onGiveBack }: { payment: AdminPayment; onGiveBack: () => void }) {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  const chainName = useChainName();
  const { adId, amount, currency, payer, automaticRefunds, paidAt, chainId, txHash, explorerUrl } = payment;
  return (
    <article className={styles.entry}>
      <h3 className={styles.name}>
        {t('money.decide.payment', { adId })} <Amount wei={amount} currency={currency} />
      </h3>
      <p>{t('money.decide.why', { count: automaticRefunds })}</p>
      <p className={styles.hashes}>
        <Address value={payer} /> <TransactionLink hash={txHash} url={explorerUrl} />
      </p>
      <p className={styles.note}>
        {chainName(chainId)} · <time dateTime={paidAt}>{longTime(paidAt)}</time>
      </p>
      <div>
        <Button kind="secondary" small onClick={onGiveBack}>
          {t('money.decide.action')}
        </Button>
      </div>
    </article>
  );
}

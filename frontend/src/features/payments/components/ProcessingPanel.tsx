import { useTranslation } from 'react-i18next';
import type { Network } from '../../../chain/networks';
import { Button } from '../../../ui/button/Button';
import { dispatchAttempt, isSigningHere } from '../attempt-store';
import type { PaymentAttempt } from '../payment-attempt';
import styles from './Panel.module.css';
import { ProcessingStep } from './ProcessingStep';
import { SentTransactionLink } from './SentTransactionLink';

interface ProcessingPanelProps {
  adId: number;
  attempt: PaymentAttempt;
  /** Where it is being paid. */
  network: Network | undefined;
}

/** Two waits: for the wallet's approval, then for the block. */
export function ProcessingPanel({ adId, attempt, network }: ProcessingPanelProps) {
  const { t } = useTranslation('payments');
  const sent = attempt.step === 'sent' ? attempt.transaction : null;
  const isInterrupted = !sent && !isSigningHere(adId);
  return (
    <div className={styles.panel}>
      {network && <p className={styles.muted}>{t('processing.network', { network: network.name })}</p>}
      <ol aria-label={t('processing.steps')}>
        <ProcessingStep
          progress={sent ? 'done' : 'current'}
          title={sent ? t('processing.walletDone') : t('processing.wallet')}
          hint={sent ? null : isInterrupted ? t('processing.interrupted') : t('processing.walletHint')}
        />
        <ProcessingStep
          progress={sent ? 'current' : 'later'}
          title={sent ? t('processing.block') : t('processing.blockNext')}
          hint={sent && t('processing.blockHint')}
        />
      </ol>
      {sent && <SentTransactionLink transaction={sent} />}
      {isInterrupted && (
        <Button
          kind="secondary"
          className={styles.action}
          onClick={() => dispatchAttempt(adId, { type: 'tryAgain' })}
        >
          {t('processing.startAgain')}
        </Button>
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { type Network, transactionUrl } from '../../../chain/networks';
import { useNetworks } from '../../../chain/use-networks';
import { Button } from '../../../ui/button/Button';
import { Labelled } from '../../../ui/labelled/Labelled';
import { TransactionLink } from '../../../ui/money/TransactionLink';
import type { Attempt, SentTransaction } from '../payment-machine';
import { tryAgain } from '../payments-slice';
import { GiveUp } from './GiveUp';
import panels from './Panel.module.css';
import styles from './ProcessingPanel.module.css';

interface ProcessingPanelProps {
  adId: number;
  attempt: Extract<Attempt, { step: 'signing' | 'sent' }>;
  /** Where it is being paid. */
  network: Network | undefined;
}

/** Two waits: for the wallet's approval, then for the block. */
export function ProcessingPanel({ adId, attempt, network }: ProcessingPanelProps) {
  const { t } = useTranslation('payments');
  const dispatch = useDispatch();
  const sent = attempt.step === 'sent' ? attempt : null;
  const isInterrupted = attempt.step === 'signing' && !attempt.isHere;
  const letGo = () => dispatch(tryAgain({ adId }));
  return (
    <div className={panels.panel}>
      {network && <p className={panels.muted}>{t('processing.network', { network: network.name })}</p>}
      <ol aria-label={t('processing.steps')}>
        <ProcessingStep
          progress={sent ? 'done' : 'current'}
          title={sent ? t('processing.walletDone') : t('processing.wallet')}
          hint={sent ? null : isInterrupted ? t('processing.interrupted') : t('processing.walletHint')}
        />
        <ProcessingStep
          progress={sent ? 'current' : 'later'}
          title={sent ? t('processing.block') : t('processing.blockNext')}
          hint={sent && (sent.isSlow ? t('processing.slow') : t('processing.blockHint'))}
        />
      </ol>
      {sent && <SentTransactionLink transaction={sent.transaction} />}
      {isInterrupted && (
        <Button kind="secondary" className={panels.action} onClick={letGo}>
          {t('processing.startAgain')}
        </Button>
      )}
      {attempt.step === 'signing' && attempt.isHere && <GiveUp onGiveUp={letGo} />}
    </div>
  );
}

interface ProcessingStepProps {
  progress: 'done' | 'current' | 'later';
  title: string;
  hint: string | null;
}

function ProcessingStep({ progress, title, hint }: ProcessingStepProps) {
  return (
    <li
      className={`${styles.step} ${styles[progress]}`}
      aria-current={progress === 'current' ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true" />
      <span>
        <span className={styles.title}>{title}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </li>
  );
}

/** The hash of a payment that left the wallet. */
export function SentTransactionLink({ transaction: { txHash, chainId } }: { transaction: SentTransaction }) {
  const { t } = useTranslation('payments');
  const network = useNetworks().find(chainId);
  return (
    <p>
      <Labelled label={t('processing.hash')}>
        <TransactionLink hash={txHash} url={network ? transactionUrl(network, txHash) : null} />
      </Labelled>
    </p>
  );
}

import { useTranslation } from 'react-i18next';
import type { Approval } from '../../../chain/development-wallet/approvals';
import { Button } from '../../../ui/button/Button';
import styles from './DevelopmentWalletPrompt.module.css';
import { MessageSubject } from './MessageSubject';
import { TransactionSubject } from './TransactionSubject';
import { WalletDialog } from './WalletDialog';

/** The development wallet's own window: shows what is about to be signed and waits for a decision. */
export default function DevelopmentWalletPrompt({ approval }: { approval: Approval }) {
  const { t } = useTranslation('wallet');
  const { subject, approve, reject } = approval;
  const title =
    subject.kind === 'transaction' ? t('development.transactionTitle') : t('development.messageTitle');
  return (
    <WalletDialog title={title} onClose={reject} isQuestion>
      <div className={styles.prompt}>
        <p className={styles.overline}>{t('development.overline')}</p>
        {subject.kind === 'transaction' ? (
          <TransactionSubject {...subject} />
        ) : (
          <MessageSubject {...subject} />
        )}
        <div className={styles.actions}>
          <Button kind="secondary" onClick={reject}>
            {t('development.reject')}
          </Button>
          <Button onClick={approve}>{t('development.approve')}</Button>
        </div>
      </div>
    </WalletDialog>
  );
}

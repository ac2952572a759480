import { useTranslation } from 'react-i18next';
import type { ApprovalSubject } from '../../../chain/development-wallet/approvals';
import { Button } from '../../../ui/button/Button';
import styles from './DevelopmentWalletPrompt.module.css';
import { MessageSubject } from './MessageSubject';
import { TransactionSubject } from './TransactionSubject';
import { WalletDialog } from './WalletDialog';

interface DevelopmentWalletPromptProps {
  subject: ApprovalSubject;
  onApprove: () => void;
  onClose: () => void;
}

/** The development wallet's own window: shows what is about to be signed and waits for a decision. */
export default function DevelopmentWalletPrompt({
  subject,
  onApprove,
  onClose,
}: DevelopmentWalletPromptProps) {
  const { t } = useTranslation('wallet');
  const title =
    subject.kind === 'transaction' ? t('development.transactionTitle') : t('development.messageTitle');
  return (
    <WalletDialog title={title} onClose={onClose} isQuestion>
      <div className={styles.prompt}>
        <p className={styles.overline}>{t('development.overline')}</p>
        {subject.kind === 'transaction' ? (
          <TransactionSubject {...subject} />
        ) : (
          <MessageSubject {...subject} />
        )}
        <div className={styles.actions}>
          <Button kind="secondary" onClick={onClose}>
            {t('development.reject')}
          </Button>
          <Button onClick={onApprove}>{t('development.approve')}</Button>
        </div>
      </div>
    </WalletDialog>
  );
}

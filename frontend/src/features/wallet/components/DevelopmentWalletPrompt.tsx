import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Approval } from '../../../chain/development-wallet/approvals';
import { Button } from '../../../ui/button/Button';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus';
import { AntdTheme } from '../../../ui/theme/AntdTheme';
import styles from './DevelopmentWalletPrompt.module.css';
import { MessageSubject } from './MessageSubject';
import { TransactionSubject } from './TransactionSubject';

interface DevelopmentWalletPromptProps {
  approval: Approval;
}

/** The development wallet's own window: shows what is about to be signed and waits for a decision. */
export default function DevelopmentWalletPrompt(props: DevelopmentWalletPromptProps) {
  return (
    <AntdTheme>
      <Prompt {...props} />
    </AntdTheme>
  );
}

function Prompt({ approval }: DevelopmentWalletPromptProps) {
  const { t } = useTranslation('wallet');
  useReturnFocus();
  const { subject, approve, reject } = approval;
  const title =
    subject.kind === 'transaction' ? t('development.transactionTitle') : t('development.messageTitle');
  return (
    <Modal open title={title} footer={null} onCancel={reject} width={420} centered mask={{ closable: false }}>
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
    </Modal>
  );
}

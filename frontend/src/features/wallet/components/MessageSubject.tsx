import { useTranslation } from 'react-i18next';
import type { ApprovalSubject } from '../../../chain/development-wallet/approvals';
import { Address } from '../../../ui/money/Address';
import styles from './DevelopmentWalletPrompt.module.css';
import { Facts } from '../../../ui/facts/Facts';

/** The words of a message that waits to be signed. */
export function MessageSubject({ from, text }: Extract<ApprovalSubject, { kind: 'message' }>) {
  const { t } = useTranslation('wallet');
  return (
    <>
      <pre className={styles.message}>{text}</pre>
      <Facts facts={[{ label: t('development.from'), value: <Address value={from} /> }]} />
    </>
  );
}

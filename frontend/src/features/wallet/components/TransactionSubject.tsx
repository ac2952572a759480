import { useTranslation } from 'react-i18next';
import type { ApprovalSubject } from '../../../chain/development-wallet/approvals';
import { sameAddress } from '../../../chain/same-address';
import { useNetworks } from '../../../chain/use-networks';
import { Address } from '../../../ui/money/Address';
import { Amount } from '../../../ui/money/Amount';
import { Facts } from '../../../ui/facts/Facts';
import styles from './DevelopmentWalletPrompt.module.css';

type TransactionSubjectProps = Extract<ApprovalSubject, { kind: 'transaction' }>;

/** Amount, receiver and network of a transaction that waits for approval. */
export function TransactionSubject({ from, to, value, chainId }: TransactionSubjectProps) {
  const { t } = useTranslation('wallet');
  const network = useNetworks().find(chainId);
  const isSplitter = network?.splitters.some((splitter) => sameAddress(to, splitter));
  return (
    <>
      <p className={styles.amount}>
        <Amount wei={value} currency={network?.currency ?? ''} />
      </p>
      <Facts
        facts={[
          { label: t('development.to'), value: to ? <Address value={to} /> : t('development.newContract') },
          {
            label: t('development.purpose'),
            value: isSplitter ? t('development.splitter') : t('development.otherPurpose'),
          },
          { label: t('development.from'), value: <Address value={from} /> },
          { label: t('development.network'), value: network?.name ?? chainId },
        ]}
      />
      <p className={styles.note}>{t('development.fee')}</p>
    </>
  );
}

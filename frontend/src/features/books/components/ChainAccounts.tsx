import { useTranslation } from 'react-i18next';
import { useGetConfigQuery } from '../../../api/generated/config';
import { Figures } from '../../../ui/facts/Figures';
import { Amount } from '../../../ui/money/Amount';
import type { BookAccount } from '../api';
import type { BooksFound } from '../check-summary';
import { sumsOf } from '../sums';
import { AccountTable } from './AccountTable';
import styles from './Books.module.css';

interface ChainAccountsProps {
  accounts: readonly BookAccount[];
  found: BooksFound | null;
}

/** What came in and went out on each chain, and what each contract there holds. */
export function ChainAccounts({ accounts, found }: ChainAccountsProps) {
  const { t } = useTranslation('books');
  const chainIds = [...new Set(accounts.map(({ chainId }) => chainId))];
  if (accounts.length === 0) return <p className={styles.note}>{t('accounts.empty')}</p>;
  return (
    <div className={styles.chains}>
      {chainIds.map((chainId) => (
        <ChainAccount
          key={chainId}
          accounts={accounts.filter((account) => account.chainId === chainId)}
          found={found}
        />
      ))}
    </div>
  );
}

const shown = ['paid', 'refunded', 'settled', 'released', 'held', 'surplus'] as const;

function ChainAccount({ accounts, found }: ChainAccountsProps) {
  const { t } = useTranslation('books');
  const { data: config } = useGetConfigQuery();
  const [{ chainId, currency } = { chainId: 0, currency: '' }] = accounts;
  const network = config?.chains.find((chain) => chain.chainId === chainId);
  const sums = sumsOf(accounts);
  return (
    <article className={styles.chain}>
      <header className={styles.chainHeader}>
        <h3>{network?.name ?? t('accounts.chain', { chainId })}</h3>
        {network?.testnet && <p className={styles.note}>{t('accounts.testnet')}</p>}
      </header>
      <Figures
        figures={shown.map((figure) => ({
          label: t(`figure.${figure}`),
          value: <Amount wei={sums[figure]} currency={currency} fractionDigits={18} />,
        }))}
      />
      {accounts.map((account) => (
        <AccountTable key={account.contract} account={account} result={found?.accounts.get(account)} />
      ))}
    </article>
  );
}

import { useTranslation } from 'react-i18next';
import { useWalletNetwork } from '../../../chain/use-wallet-network';
import type { WalletConnection } from '../../../chain/wallet-slice';
import { Facts } from '../../../ui/facts/Facts';
import { Address } from '../../../ui/money/Address';
import { Amount } from '../../../ui/money/Amount';
import { CopyButton } from '../../../ui/money/CopyButton';
import { useBalance } from '../hooks/use-balance';
import { useWalletName } from '../hooks/use-wallet-name';
import styles from './WalletFacts.module.css';

/** Which wallet is connected, where, and what it holds. */
export function WalletFacts({ connection }: { connection: WalletConnection }) {
  const { t } = useTranslation('wallet');
  const current = useWalletNetwork();
  const walletName = useWalletName();
  const balance = useBalance();
  const { account, chainId, wallet } = connection;
  return (
    <Facts
      facts={[
        { label: t('summary.wallet'), value: walletName(wallet) },
        {
          label: t('summary.address'),
          value: (
            <span className={styles.address}>
              <Address value={account} hasCopyButton />
              <CopyButton text={account} />
            </span>
          ),
        },
        { label: t('summary.network'), value: current?.name ?? t('unsupported.unknownName', { chainId }) },
        {
          label: t('summary.balance'),
          value:
            balance === null ? (
              t('summary.balanceUnknown')
            ) : (
              <Amount wei={balance} currency={current?.currency ?? ''} />
            ),
        },
      ]}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { Facts, type Fact } from '../../../ui/facts/Facts';
import { Address } from '../../../ui/money/Address';
import { CopyButton } from '../../../ui/money/CopyButton';
import type { Tokenomics } from '../api';
import { useMoment } from '../use-moment';
import styles from './Tokenomics.module.css';

/** Where the shares are paid out to, so that anyone can look the accounts up on the chain. */
export function Wallets({ tokenomics }: { tokenomics: Tokenomics }) {
  const { t } = useTranslation('tokenomics');
  const moment = useMoment();
  const { platformWallet, founderWallet, lastUpdated } = tokenomics;
  const account = (address: string | null) =>
    address ? (
      <span className={styles.account}>
        <Address value={address} /> <CopyButton text={address} />
      </span>
    ) : (
      t('wallets.none')
    );
  const facts: Fact[] = [
    { label: t('wallets.platform'), value: account(platformWallet) },
    { label: t('wallets.founder'), value: account(founderWallet) },
    { label: t('wallets.updated'), value: <time dateTime={lastUpdated}>{moment(lastUpdated)}</time> },
  ];
  return (
    <div className={styles.facts}>
      <Facts facts={facts} />
    </div>
  );
}

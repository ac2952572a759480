import { useTranslation } from 'react-i18next';
import { useGetConfigQuery } from '../../../api/generated/config';
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
  const { data: config } = useGetConfigQuery();
  const { platformWallet, founderWallet, lastUpdated, wallets } = tokenomics;
  const nameOf = (id: number) => config?.chains.find((chain) => chain.chainId === id)?.name ?? String(id);
  const perNetwork = wallets.length > 1 ? wallets : [{ chainId: null, platformWallet, founderWallet }];
  const facts = perNetwork.flatMap(({ chainId, ...accounts }): Fact[] => {
    const network = chainId === null ? undefined : nameOf(chainId);
    const label = (of: 'platform' | 'founder') =>
      network ? t(`wallets.${of}On`, { network }) : t(`wallets.${of}`);
    return [
      { label: label('platform'), value: <Account address={accounts.platformWallet} /> },
      { label: label('founder'), value: <Account address={accounts.founderWallet} /> },
    ];
  });
  const updated = <time dateTime={lastUpdated}>{moment(lastUpdated)}</time>;
  return (
    <div className={styles.facts}>
      <Facts facts={[...facts, { label: t('wallets.updated'), value: updated }]} />
    </div>
  );
}

function Account({ address }: { address: string | null }) {
  const { t } = useTranslation('tokenomics');
  if (!address) return t('wallets.none');
  return (
    <span className={styles.account}>
      <Address value={address} hasCopyButton /> <CopyButton text={address} />
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/use-long-date';
import { Facts, type Fact } from '../../../ui/facts/Facts';
import { Address } from '../../../ui/money/Address';
import { TransactionLink } from '../../../ui/money/TransactionLink';
import type { NftBadge } from '../api';

/** Where the badge is on the chain, and since when. */
export function BadgeFacts({ badge }: { badge: NftBadge }) {
  const { t } = useTranslation('nft');
  const longDate = useLongDate();
  const { tokenId, network, holder, mintDate, explorerUrl, transactionHash } = badge;
  const facts: (Fact | false)[] = [
    { label: t('facts.token'), value: tokenId },
    { label: t('facts.network'), value: network },
    holder !== null && { label: t('facts.holder'), value: <Address value={holder} /> },
    mintDate !== null && { label: t('facts.minted'), value: longDate(mintDate) },
    transactionHash !== null && {
      label: t('facts.transaction'),
      value: <TransactionLink hash={transactionHash} url={explorerUrl} />,
    },
  ];
  return <Facts facts={facts.filter((fact) => fact !== false)} />;
}

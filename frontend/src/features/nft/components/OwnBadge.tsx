import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/use-long-date';
import { Seal } from '../../../ui/badge/Seal';
import { type Fact, Facts } from '../../../ui/facts/Facts';
import { Address } from '../../../ui/money/Address';
import { TransactionLink } from '../../../ui/money/TransactionLink';
import { Tag } from '../../../ui/status/Tag';
import type { NftBadge } from '../api';
import styles from './BadgeCard.module.css';
import { MintBadge } from './MintBadge';

const tones = {
  created: 'muted',
  waiting: 'warning',
  minting: 'warning',
  minted: 'success',
  burned: 'danger',
  revoked: 'danger',
} as const;

/** Where the badge is on the chain, and since when. */
function BadgeFacts({ badge }: { badge: NftBadge }) {
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

export function OwnBadge({ badge }: { badge: NftBadge }) {
  const { t } = useTranslation('nft');
  const { season, badgeType, image } = badge;
  const state = badge.revoked ? 'revoked' : badge.state;
  return (
    <div className={styles.badge}>
      {image ? (
        <img src={image} alt={t('art', { type: t(`type.${badgeType}`), season })} className={styles.art} />
      ) : (
        <Seal className={styles.shadow} />
      )}
      <p className={styles.tags} aria-live="polite">
        <Tag tone="muted">{t('season', { season })}</Tag>
        <Tag tone="success">{t(`type.${badgeType}`)}</Tag>
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
      </p>
      {state === 'minted' ? (
        <BadgeFacts badge={badge} />
      ) : (
        <p className={styles.text}>{t(`explain.${state}`)}</p>
      )}
      {state === 'created' && <MintBadge badge={badge} />}
    </div>
  );
}

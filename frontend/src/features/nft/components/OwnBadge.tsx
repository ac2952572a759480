import { useTranslation } from 'react-i18next';
import { Seal } from '../../../ui/badge/Seal';
import { Tag } from '../../../ui/status/Tag';
import type { NftBadge } from '../api';
import styles from './BadgeCard.module.css';
import { BadgeFacts } from './BadgeFacts';
import { MintBadge } from './MintBadge';

const tones = {
  created: 'muted',
  waiting: 'warning',
  minting: 'warning',
  minted: 'success',
  burned: 'danger',
  revoked: 'danger',
} as const;

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

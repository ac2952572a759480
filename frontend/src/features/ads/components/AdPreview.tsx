import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../ui/status/StatusBadge';
import { isPicture } from '../../../ui/forms/web-address';
import type { AdDraft } from '../hooks/use-ad-draft';
import styles from './AdCard.module.css';
import { AdPicture } from './AdPicture';

/** The ad's card as it will stand among the others, from what has been typed so far. */
export function AdPreview({ draft }: { draft: AdDraft }) {
  const { t } = useTranslation(['ads', 'common']);
  const typed = draft.imageUrl?.trim() ?? '';
  const imageUrl = isPicture(typed) ? typed : null;
  return (
    <div className={styles.card}>
      <AdPicture key={imageUrl} ad={{ id: 0, imageUrl }} />
      <div className={styles.line}>
        <span>{draft.category && t(`common:category.${draft.category}`)}</span>
        <StatusBadge status="pending" />
      </div>
      <h3 className={styles.title}>{draft.title?.trim() || t('preview.title')}</h3>
      <p className={styles.description}>{draft.description?.trim() || t('preview.description')}</p>
    </div>
  );
}

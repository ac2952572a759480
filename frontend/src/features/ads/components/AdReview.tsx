import { useTranslation } from 'react-i18next';
import { Facts } from '../../../ui/facts/Facts';
import { toAdRequest, type AdFormValues } from '../ad-form-values';
import { AdPicture } from './AdPicture';
import { RunTerms } from '../runs/RunTerms';
import { isUpload } from '../../../ui/picture/upload-address';
import styles from './AdReview.module.css';

/** A written ad once more in full, before it is submitted. */
export function AdReview({ ad }: { ad: AdFormValues }) {
  const { t } = useTranslation(['ads', 'common']);
  const { title, description, category, imageUrl, destinationUrl, callToAction } = toAdRequest(ad);
  const isText = ad.kind === 'text';
  return (
    <article className={`${styles.review} ${isText || isUpload(imageUrl) ? styles.stacked : ''}`}>
      {!isText && (
        <AdPicture ad={{ id: 0, imageUrl: imageUrl ?? null, format: ad.pictureFormat }} alt={title} whole />
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          <bdi>{title}</bdi>
        </h3>
        <p className={styles.description}>
          <bdi>{description}</bdi>
        </p>
        <Facts
          facts={[
            { label: t('details.category'), value: t(`common:category.${category}`) },
            { label: t('review.website'), value: destinationUrl },
            { label: t('review.button'), value: callToAction },
          ]}
        />
        <p>
          <RunTerms startsAt={ad.startsAt} />
        </p>
      </div>
    </article>
  );
}

import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLongDate } from '../../../i18n/use-long-date';
import { paths } from '../../../paths';
import { StatusBadge } from '../../../ui/status/StatusBadge';
import type { Ad } from '../api';
import styles from './AdArticle.module.css';
import { AdPicture } from './AdPicture';
import { VisitLink } from './VisitLink';

/** An ad in full, as the public sees it, and below it what may be done about it. */
export function AdArticle({ ad, children }: PropsWithChildren<{ ad: Ad }>) {
  const { t } = useTranslation(['ads', 'common']);
  const longDate = useLongDate();
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <p className={styles.line}>
          <Link to={paths.ads}>{t('details.back')}</Link>
          <StatusBadge status={ad.status} />
        </p>
        <h1 className={styles.title}>
          <bdi>{ad.title}</bdi>
        </h1>
      </header>
      <div className={ad.format === 'sidebar' ? styles.beside : styles.below}>
        {ad.format !== 'text' && <AdPicture ad={ad} alt={ad.title} whole isFirst />}
        <p className={styles.description}>
          <bdi>{ad.description}</bdi>
        </p>
      </div>
      {ad.destinationUrl && <VisitLink url={ad.destinationUrl} words={ad.callToAction} />}
      <dl className={styles.facts}>
        <div>
          <dt>{t('details.category')}</dt>
          <dd>{t(`common:category.${ad.category}`)}</dd>
        </div>
        <div>
          <dt>{t('details.advertiser')}</dt>
          <dd>{t('card.user', { id: ad.userId })}</dd>
        </div>
        <div>
          <dt>{t('details.submitted')}</dt>
          <dd>
            <time dateTime={ad.createdAt}>{longDate(ad.createdAt)}</time>
          </dd>
        </div>
      </dl>
      {children}
    </article>
  );
}

import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/api-error';
import { AdArticle, OwnerTools, useGetAdQuery } from '../../features/ads';
import { AdPaymentPanel } from '../../features/payments';
import { paths } from '../../paths';
import { useSession } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import styles from './AdDetails.module.css';

const cannotExist = [400, 404];

export default function AdDetails() {
  const { t } = useTranslation('ads');
  const { user } = useSession();
  const { data: ad, error, refetch } = useGetAdQuery({ id: Number(useParams().id) });

  if (isApiError(error)) {
    return (
      <Page title={t('details.title')}>
        <PageHeader title={t('details.title')} />
        {cannotExist.includes(error.status) ? (
          <EmptyState
            text={t('details.notFound')}
            action={<ButtonLink to={paths.ads}>{t('details.back')}</ButtonLink>}
          />
        ) : (
          <LoadFailure error={error} retry={refetch} />
        )}
      </Page>
    );
  }
  if (!ad) return <PageSkeleton />;
  const isOwner = user?.id === ad.userId;
  return (
    <Page title={ad.title} description={ad.description}>
      <div className={styles.columns}>
        <AdArticle ad={ad} />
        <div className={styles.aside}>
          {isOwner && <OwnerTools ad={ad} />}
          <AdPaymentPanel adId={ad.id} adStatus={ad.status} isOwner={isOwner} />
        </div>
      </div>
    </Page>
  );
}

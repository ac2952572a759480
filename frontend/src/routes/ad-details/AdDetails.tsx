import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AdArticle, LateManagerPart, ReportAd, useGetAdQuery } from '../../features/ads';
import { AdPaymentPanel } from '../../features/payments';
import { paths } from '../../paths';
import { useSession } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadedPage } from '../../ui/feedback/LoadedPage';
import { Page } from '../../ui/layout/Page';
import { Place } from '../../ui/place/Place';
import styles from './AdDetails.module.css';

const PageWallet = lazy(() => import('./PageWallet'));

export default function AdDetails() {
  const { t } = useTranslation('ads');
  const { user } = useSession();
  const query = useGetAdQuery({ id: Number(useParams().id) });
  const gone = (
    <EmptyState
      text={t('details.notFound')}
      action={<ButtonLink to={paths.ads}>{t('details.back')}</ButtonLink>}
    />
  );
  return (
    <LoadedPage query={query} title={t('details.title')} gone={gone}>
      {(ad) => {
        const isOwner = user?.id === ad.userId;
        return (
          <Page title={ad.title} description={ad.description}>
            <div className={styles.columns}>
              <AdArticle ad={ad}>
                {!isOwner && (
                  <div className={styles.report}>
                    <ReportAd adId={ad.id} />
                  </div>
                )}
              </AdArticle>
              <div className={styles.payment}>
                <AdPaymentPanel adId={ad.id} adStatus={ad.status} isOwner={isOwner} wallet={<PageWallet />} />
                {/* Not beside where its owner pays. */}
                {!isOwner && <Place key={ad.id} slot="ad-sidebar" ad={ad.id} />}
              </div>
              {(isOwner || user?.role === 'admin') && <LateManagerPart ad={ad} isOwner={isOwner} />}
            </div>
          </Page>
        );
      }}
    </LoadedPage>
  );
}

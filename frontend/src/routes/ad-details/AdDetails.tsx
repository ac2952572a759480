import { useTranslation } from 'react-i18next';
import {
  type Ad,
  AdArticle,
  LateManagerPart,
  ReportAd,
  useGetAdQuery,
  useRunForManager,
} from '../../features/ads';
import { adPath, paths } from '../../paths';
import { useSession } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadedPage } from '../../ui/feedback/LoadedPage';
import { latePart } from '../../ui/late-part';
import { Page } from '../../ui/layout/Page';
import { Place } from '../../ui/place/Place';
import { ShareButton } from '../../ui/share/ShareButton';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { useNumberParam } from '../use-number-param';
import styles from './AdDetails.module.css';

const AdPayment = latePart(() => import('./AdPayment'), <Skeleton height="10rem" />);

export default function AdDetails() {
  const { t } = useTranslation('ads');
  const query = useGetAdQuery({ id: useNumberParam('id') });
  const gone = (
    <EmptyState
      text={t('details.notFound')}
      action={<ButtonLink to={paths.ads}>{t('details.back')}</ButtonLink>}
    />
  );
  return (
    <LoadedPage query={query} title={t('details.title')} gone={gone}>
      {(ad) => <AdPage ad={ad} />}
    </LoadedPage>
  );
}

function AdPage({ ad }: { ad: Ad }) {
  const { user, status } = useSession();
  const isOwner = user?.id === ad.userId;
  const isManager = isOwner || user?.role === 'admin';
  useRunForManager(ad, isManager);
  return (
    <Page title={ad.title} description={ad.description}>
      <div className={styles.columns}>
        <AdArticle ad={ad}>
          {ad.status !== 'rejected' && <ShareButton small path={adPath(ad.id)} title={ad.title} />}
          {!isOwner && (
            <div className={styles.report}>
              <ReportAd adId={ad.id} />
            </div>
          )}
        </AdArticle>
        <div className={styles.payment}>
          <AdPayment ad={ad} />
          {/* Not beside where its owner pays, and so no ad before it is known who reads. */}
          {!isOwner && <Place key={ad.id} slot="ad-sidebar" ad={ad.id} isOpen={status !== 'loading'} />}
        </div>
        {isManager && <LateManagerPart ad={ad} isOwner={isOwner} />}
      </div>
    </Page>
  );
}

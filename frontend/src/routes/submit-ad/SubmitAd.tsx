import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { WalletRoot } from '../../features/wallet';
import { useSession } from '../../session/use-session';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { BecomeAdvertiser } from './BecomeAdvertiser';
import { NewAd } from './NewAd';
import { SignInFirst } from './SignInFirst';

/** Comes once there is an ad to pay for. */
const PaymentStep = lazy(() => import('./PaymentStep'));

/** Three steps from an idea to a paid ad. `?ad=` takes up the payment of an ad that exists. */
export default function SubmitAd() {
  const { t } = useTranslation('submit');
  const { status } = useSession();
  if (status === 'loading') return <PageSkeleton />;
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Flow />
      <WalletRoot />
    </Page>
  );
}

function Flow() {
  const { user } = useSession();
  const adId = useSearchParams()[0].get('ad');
  if (!user) return <SignInFirst />;
  if (adId !== null)
    return (
      <Suspense fallback={<Skeleton height="24rem" />}>
        <PaymentStep key={adId} adId={Number(adId)} />
      </Suspense>
    );
  if (user.role === 'viewer') return <BecomeAdvertiser />;
  return <NewAd key={user.id} userId={user.id} />;
}

import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { WalletRoot } from '../../features/wallet';
import { signInPath } from '../../paths';
import { BecomeAdvertiserButton } from '../../session/BecomeAdvertiserButton';
import { useSession } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { optionalPart } from '../../ui/optional-part';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { NewAd } from './NewAd';

const meanwhile = <Skeleton height="24rem" />;

/** Comes once there is an ad to pay for. */
const PaymentStep = optionalPart(() => import('./PaymentStep'), meanwhile, LoadFailure);

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

/** For viewer accounts, which may watch and vote but not advertise until they say so. */
function BecomeAdvertiser() {
  const { t } = useTranslation('auth');
  return <EmptyState text={t('becomeAdvertiser.text')} action={<BecomeAdvertiserButton />} />;
}

/** For visitors: the way to an account and back to this very address. */
function SignInFirst() {
  const { t } = useTranslation('submit');
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      title={t('signIn.title')}
      text={t('signIn.text')}
      action={<ButtonLink to={signInPath(pathname + search)}>{t('signIn.action')}</ButtonLink>}
    />
  );
}

function Flow() {
  const { user } = useSession();
  const adId = useSearchParams()[0].get('ad');
  if (!user) return <SignInFirst />;
  if (adId !== null)
    return (
      <Suspense fallback={meanwhile}>
        <PaymentStep key={adId} adId={Number(adId)} />
      </Suspense>
    );
  if (user.role === 'viewer') return <BecomeAdvertiser />;
  return <NewAd key={user.id} userId={user.id} />;
}

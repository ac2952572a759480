import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { WalletRoot } from '../../features/wallet';
import { useSession } from '../../session/use-session';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import { BecomeAdvertiser } from './BecomeAdvertiser';
import { NewAd } from './NewAd';
import { PaymentStep } from './PaymentStep';
import { SignInFirst } from './SignInFirst';

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
  if (adId !== null) return <PaymentStep key={adId} adId={Number(adId)} />;
  if (user.role === 'viewer') return <BecomeAdvertiser />;
  return <NewAd key={user.id} userId={user.id} />;
}

import type { Ad } from '../../features/ads';
import { AdPaymentPanel } from '../../features/payments';
import { useSession } from '../../session/use-session';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { optionalPart } from '../../ui/optional-part';

const PageWallet = optionalPart(() => import('./PageWallet'), null, LoadFailure);

/** How an ad was paid for, with a wallet where one is of use. */
export default function AdPayment({ ad: { id, status, userId } }: { ad: Ad }) {
  const { user } = useSession();
  return <AdPaymentPanel adId={id} adStatus={status} isOwner={user?.id === userId} wallet={<PageWallet />} />;
}

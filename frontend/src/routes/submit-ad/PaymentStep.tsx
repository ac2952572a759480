import { useGetAdQuery } from '../../features/ads';
import { isApiError } from '../../api/api-error';
import { useSession } from '../../session/use-session';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { NotPayable } from './NotPayable';
import { PayForAd } from './PayForAd';
import { SubmissionSteps } from './SubmissionSteps';

const cannotExist = [400, 404];

/** The third step, also the way back to an ad that was submitted earlier and not paid. Only its owner pays here. */
export function PaymentStep({ adId }: { adId: number }) {
  const { user } = useSession();
  const { data: ad, error, refetch } = useGetAdQuery({ id: adId });

  if (isApiError(error) && !cannotExist.includes(error.status)) {
    return <LoadFailure error={error} retry={refetch} />;
  }
  if (error || (ad && ad.userId !== user?.id)) return <NotPayable cause="notYours" />;
  if (!ad) return <Skeleton height="24rem" />;
  if (ad.status === 'rejected') return <NotPayable cause="rejected" />;
  return (
    <>
      <SubmissionSteps current="payment" />
      <PayForAd ad={ad} />
    </>
  );
}

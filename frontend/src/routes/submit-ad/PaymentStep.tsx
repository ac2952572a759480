import { type Ad, isOver, useGetAdQuery, useToldRun } from '../../features/ads';
import { useSession } from '../../session/use-session';
import { Loaded } from '../../ui/feedback/Loaded';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { NotPayable } from './NotPayable';
import { PayForAd } from './PayForAd';
import { SubmissionSteps } from './SubmissionSteps';

/** The third step, also the way back to an ad that was submitted earlier and not paid. Only its owner pays here. */
export default function PaymentStep({ adId }: { adId: number }) {
  const query = useGetAdQuery({ id: adId });
  return (
    <Loaded query={query} skeleton={<Skeleton height="24rem" />} gone={<NotPayable cause="notYours" />}>
      {(ad) => <Step ad={ad} />}
    </Loaded>
  );
}

function Step({ ad }: { ad: Ad }) {
  const { user } = useSession();
  const isOwner = ad.userId === user?.id;
  useToldRun(ad, isOwner);
  if (!isOwner) return <NotPayable cause="notYours" />;
  if (isOver(ad)) return <NotPayable cause="over" />;
  if (ad.status === 'rejected') return <NotPayable cause="rejected" />;
  return (
    <>
      <SubmissionSteps current="payment" />
      <PayForAd ad={ad} />
    </>
  );
}

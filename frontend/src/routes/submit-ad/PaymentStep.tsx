import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Ad,
  hasRun,
  isOver,
  RunTerms,
  startAhead,
  useGetAdQuery,
  useRunForManager,
} from '../../features/ads';
import { PaymentCard } from '../../features/payments';
import { ownAdsPath, paths } from '../../paths';
import { useSession } from '../../session/use-session';
import { Mark } from '../../ui/badge/Mark';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Loaded } from '../../ui/feedback/Loaded';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { SubmissionSteps } from './SubmissionSteps';
import { SubmittedAd } from './SubmittedAd';
import styles from './SubmitAd.module.css';

/** Instead of the payment card where a payment would go wrong or straight back. */
function NotPayable({ cause }: { cause: 'notYours' | 'rejected' | 'over' }) {
  const { t } = useTranslation('submit');
  return (
    <EmptyState
      text={t(`notPayable.${cause}`)}
      action={<ButtonLink to={ownAdsPath}>{t('notPayable.ownAds')}</ButtonLink>}
    />
  );
}

/** The third step, also the way back to an ad that was submitted earlier and not paid. Only its owner pays here. */
export default function PaymentStep({ adId }: { adId: number }) {
  const query = useGetAdQuery({ id: adId });
  return (
    <Loaded query={query} skeleton={<Skeleton height="24rem" />} gone={<NotPayable cause="notYours" />}>
      {(ad) => <Step ad={ad} />}
    </Loaded>
  );
}

/** Shown once the server has seen the last confirmation. */
function PaymentComplete({ adStatus }: { adStatus: Ad['status'] }) {
  const { t } = useTranslation('submit');
  return (
    <div role="status" className={styles.aside}>
      <Mark size={72} className={styles.mark} />
      <h2>{t('complete.title')}</h2>
      <p className={styles.muted}>{t(adStatus === 'pending' ? 'complete.pending' : 'complete.approved')}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.ads}>{t('complete.ads')}</ButtonLink>
        <ButtonLink kind="secondary" to={paths.home}>
          {t('complete.home')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The payment card with what it pays for beside it; success is shown once the server has seen the last confirmation. */
function PayForAd({ ad }: { ad: Ad }) {
  const [isComplete, setComplete] = useState(false);
  return (
    <div className={styles.payment}>
      <PaymentCard
        adId={ad.id}
        terms={hasRun(ad) && <RunTerms run={ad.run} startsAt={startAhead(ad.run)} />}
        onConfirmed={() => setComplete(true)}
      />
      {isComplete ? <PaymentComplete adStatus={ad.status} /> : <SubmittedAd ad={ad} />}
    </div>
  );
}

function Step({ ad }: { ad: Ad }) {
  const { user } = useSession();
  const isOwner = ad.userId === user?.id;
  useRunForManager(ad, isOwner);
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

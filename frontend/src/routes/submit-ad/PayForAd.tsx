import { useState } from 'react';
import { hasRun, RunTerms, startAhead, type Ad } from '../../features/ads';
import { PaymentCard } from '../../features/payments';
import { PaymentComplete } from './PaymentComplete';
import styles from './SubmitAd.module.css';
import { SubmittedAd } from './SubmittedAd';

/** The payment card with what it pays for beside it; success is shown once the server has seen the last confirmation. */
export function PayForAd({ ad }: { ad: Ad }) {
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

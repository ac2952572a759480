import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AdForm, isComplete, LeaveGuard, useAdDraft, type AdFormValues } from '../../features/ads';
import { paths, payAdPath } from '../../paths';
import type { FieldErrors } from '../../ui/forms/field-errors';
import { lazyTab } from '../../ui/tabs/lazy-tab';
import { SubmissionSteps } from './SubmissionSteps';

const ReviewStep = lazyTab(() => import('./ReviewStep'));

const reviewPath = `${paths.submitAd}?step=review`;

/** The first two steps: writing the ad and looking at it once more. The step stands in the address, so the browser's Back works. */
export function NewAd({ userId }: { userId: number }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { draft, isWritten, save, discard } = useAdDraft(userId);
  const [faults, setFaults] = useState<FieldErrors<keyof AdFormValues>>([]);

  const goTo = (path: string) => void navigate(path);
  const refuse = (found: typeof faults) => {
    setFaults(found);
    goTo(paths.submitAd);
  };
  const review = () => {
    setFaults([]);
    goTo(reviewPath);
  };
  const finish = (adId: number) => {
    discard();
    void navigate(payAdPath(adId), { replace: true });
  };

  if (params.get('step') === 'review' && isComplete(draft)) {
    return (
      <>
        <LeaveGuard isUnsaved={isWritten} />
        <SubmissionSteps current="review" />
        <ReviewStep ad={draft} onBack={() => goTo(paths.submitAd)} onRefused={refuse} onSubmitted={finish} />
      </>
    );
  }
  return (
    <>
      <LeaveGuard isUnsaved={isWritten} />
      <SubmissionSteps current="details" />
      <AdForm draft={draft} faults={faults} onChange={save} onNext={review} />
    </>
  );
}

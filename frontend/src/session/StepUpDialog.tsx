import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepUp } from '../api/generated/security';
import { Dialog } from '../ui/dialog/Dialog';
import { useServerMessage } from '../ui/feedback/problem-text';
import { useBeginStepUpMutation, useStepUpMutation } from './security-api';
import { ProofForm } from './ProofForm';

interface StepUpDialogProps {
  onProven: () => void;
  onClose: () => void;
}

/** Asks over whatever is open, so that nothing typed there is lost. */
export default function StepUpDialog({ onProven, onClose }: StepUpDialogProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const serverMessage = useServerMessage();
  const [begin, { data: choices, error: refusal }] = useBeginStepUpMutation();
  const [prove, { isLoading, error }] = useStepUpMutation();
  useEffect(() => void begin(), [begin]);
  const show = async (stepUp: StepUp) => {
    const { error: failure } = await prove({ stepUp });
    if (failure) await begin();
    else onProven();
  };
  return (
    <Dialog isQuestion title={t('proof.title')} isBusy={isLoading} onClose={onClose}>
      <p>{t('proof.text')}</p>
      {refusal && <p role="alert">{serverMessage(refusal, t('proof.failed'))}</p>}
      {choices && (
        <ProofForm
          choices={choices}
          asksPassword
          isBusy={isLoading}
          error={error}
          onProve={(proof) => void show(proof)}
        />
      )}
    </Dialog>
  );
}

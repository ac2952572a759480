import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/api-error';
import { Button } from '../ui/button/Button';
import { useServerMessage } from '../ui/feedback/problem-text';
import { useBeginSecondFactorMutation, useSecondFactorMutation } from './security-api';
import { ProofForm } from './ProofForm';
import styles from './SignInAgain.module.css';

/** The password was shown too long ago: the server knows of no sign-in that has begun. */
const isExpired = (error: unknown): boolean =>
  isApiError(error) && error.problem?.code === 'second_factor_expired';

interface SecondStepProps {
  /** Asks for the password once more. */
  onExpired: () => void;
}

/** Asks for the second factor after the password; a passkey's challenge counts once, so that a refused one begins anew. */
export function SecondStep({ onExpired }: SecondStepProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const serverMessage = useServerMessage();
  const [begin, { data: choices, error: refusal, isLoading: isBeginning }] = useBeginSecondFactorMutation();
  const [prove, { isLoading, error }] = useSecondFactorMutation();
  useEffect(() => void begin(), [begin]);
  const end = [error, refusal].find(isExpired) ?? refusal;
  if (end) {
    const goOn = isExpired(end) ? onExpired : () => void begin();
    return (
      <div className={styles.form}>
        <p role="alert" className={styles.fault}>
          {serverMessage(end, t('proof.failed'))}
        </p>
        <Button loading={isBeginning} onClick={goOn}>
          {t(isExpired(end) ? 'proof.backToPassword' : 'proof.again')}
        </Button>
      </div>
    );
  }
  if (!choices) return null;
  const show = async (secondFactorProof: Parameters<typeof prove>[0]['secondFactorProof']) => {
    const { error: failure } = await prove({ secondFactorProof });
    if (failure && !isExpired(failure)) await begin();
  };
  return (
    <>
      <p className={styles.lead}>{t('proof.second')}</p>
      <ProofForm
        choices={choices}
        asksPassword={false}
        isBusy={isLoading}
        error={error}
        onProve={(proof) => void show(proof)}
      />
    </>
  );
}

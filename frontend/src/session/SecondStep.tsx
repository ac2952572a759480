import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { serverMessage } from '../ui/feedback/problem-text';
import { useBeginSecondFactorMutation, useSecondFactorMutation } from './security-api';
import { ProofForm } from './ProofForm';
import styles from './SignInAgain.module.css';

/** Asks for the second factor after the password; a passkey's challenge counts once, so that a refused one begins anew. */
export function SecondStep() {
  const { t } = useTranslation(['auth', 'errors']);
  const [begin, { data: choices, error: refusal }] = useBeginSecondFactorMutation();
  const [prove, { isLoading, error }] = useSecondFactorMutation();
  useEffect(() => void begin(), [begin]);
  if (refusal) return <p role="alert">{serverMessage(refusal, t('proof.failed'))}</p>;
  if (!choices) return null;
  const show = async (secondFactorProof: Parameters<typeof prove>[0]['secondFactorProof']) => {
    const { error: failure } = await prove({ secondFactorProof });
    if (failure) await begin();
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

import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProofChoices, StepUp } from '../api/generated/security';
import { Button } from '../ui/button/Button';
import { useServerMessage } from '../ui/feedback/problem-text';
import { Input, proofs } from '../ui/forms/Input';
import styles from './SignInAgain.module.css';
import { usePasskey } from './use-passkey';

interface ProofFormProps {
  choices: ProofChoices;
  /** Whether the password has to be shown as well, unless a passkey is. */
  asksPassword: boolean;
  isBusy: boolean;
  error: unknown;
  onProve: (proof: StepUp) => void;
}

/** Takes what proves who somebody is: a passkey, or the password and a code. */
export function ProofForm({ choices, asksPassword, isBusy, error, onProve }: ProofFormProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const serverMessage = useServerMessage();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [byRecovery, setByRecovery] = useState(!choices.totp);
  const [askPasskey, isAsking] = usePasskey();
  const { passkey: options, passwordOnly } = choices;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const factor = byRecovery ? { recoveryCode: code } : { code };
    onProve({ ...(asksPassword && { password }), ...(!passwordOnly && factor) });
  };
  const showPasskey = async () => {
    const passkey = options && (await askPasskey(options));
    if (passkey) onProve({ passkey });
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      {options && (
        <Button loading={isAsking || isBusy} onClick={() => void showPasskey()}>
          {t('proof.usePasskey')}
        </Button>
      )}
      {asksPassword && (
        <Input
          {...proofs.password}
          required
          label={t('fields.password')}
          value={password}
          onChange={setPassword}
        />
      )}
      {!passwordOnly && (
        <Input
          {...proofs[byRecovery ? 'recoveryCode' : 'code']}
          required
          label={t(byRecovery ? 'proof.recoveryCode' : 'proof.code')}
          value={code}
          onChange={setCode}
        />
      )}
      <div role="alert">
        {error ? <p className={styles.fault}>{serverMessage(error, t('proof.failed'))}</p> : null}
      </div>
      <Button type="submit" kind={options ? 'secondary' : 'primary'} loading={isBusy}>
        {t('proof.submit')}
      </Button>
      {choices.totp && (
        <Button small kind="quiet" onClick={() => setByRecovery(!byRecovery)}>
          {t(byRecovery ? 'proof.useCode' : 'proof.useRecoveryCode')}
        </Button>
      )}
    </form>
  );
}

import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/dialog/Dialog';
import { useServerMessage } from '../ui/feedback/problem-text';
import { Input, proofs } from '../ui/forms/Input';
import { useLoginMutation } from './api';
import { isSecondFactorNeeded } from './second-factor-needed';
import { SecondStep } from './SecondStep';
import { sessionSlice } from './session-slice';
import styles from './SignInAgain.module.css';

/** Asks for the password over whatever is open, so that nothing typed there is lost with the session. */
export function SignInAgain({ username }: { username: string }) {
  const { t } = useTranslation(['auth', 'errors']);
  const serverMessage = useServerMessage();
  const dispatch = useDispatch();
  const [password, setPassword] = useState('');
  const [login, { isLoading, error, reset }] = useLoginMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void login({ login: { username, password } });
  };
  const askAgain = () => {
    setPassword('');
    reset();
  };
  return (
    <Dialog
      covers
      title={t('again.title')}
      isBusy={isLoading}
      onClose={() => dispatch(sessionSlice.actions.leave())}
    >
      {isSecondFactorNeeded(error) ? (
        <SecondStep onExpired={askAgain} />
      ) : (
        <form className={styles.form} onSubmit={submit}>
          <p>{t('again.text', { username })}</p>
          {/* For password managers, which keep a password under a name. */}
          <input
            className="visually-hidden"
            autoComplete="username"
            aria-hidden="true"
            tabIndex={-1}
            readOnly
            value={username}
          />
          <Input
            {...proofs.password}
            required
            label={t('fields.password')}
            value={password}
            onChange={setPassword}
          />
          <div role="alert">
            {error && <p className={styles.fault}>{serverMessage(error, t('login.failed.text'))}</p>}
          </div>
          <Button type="submit" loading={isLoading}>
            {t('login.submit')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

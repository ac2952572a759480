import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/Button';
import { useServerMessage } from '../ui/feedback/problem-text';
import { useBeginPasskeyLoginMutation, usePasskeyLoginMutation } from './security-api';
import styles from './SignInAgain.module.css';
import { usePasskey } from './use-passkey';

/** Signs in by a passkey alone. */
export function PasskeySignIn() {
  const { t } = useTranslation(['auth', 'errors']);
  const serverMessage = useServerMessage();
  const [begin, { isLoading: isBeginning, error: refusal }] = useBeginPasskeyLoginMutation();
  const [login, { isLoading, error, reset }] = usePasskeyLoginMutation();
  const [askPasskey, isAsking] = usePasskey();
  const signIn = async () => {
    reset();
    const { data } = await begin();
    const response = data && (await askPasskey(data.options));
    if (response) await login({ usePasskey: { response } });
  };
  const failure = refusal ?? error;
  return (
    <>
      <Button kind="quiet" loading={isBeginning || isAsking || isLoading} onClick={() => void signIn()}>
        {t('proof.signInByPasskey')}
      </Button>
      <div role="alert">
        {failure && <p className={styles.fault}>{serverMessage(failure, t('proof.failed'))}</p>}
      </div>
    </>
  );
}

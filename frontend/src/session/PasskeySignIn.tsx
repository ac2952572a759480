import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/Button';
import { serverMessage } from '../ui/feedback/problem-text';
import { useBeginPasskeyLoginMutation, usePasskeyLoginMutation } from './security-api';
import { usePasskey } from './use-passkey';

/** Signs in by a passkey alone. */
export function PasskeySignIn() {
  const { t } = useTranslation(['auth', 'errors']);
  const [begin, { isLoading: isBeginning }] = useBeginPasskeyLoginMutation();
  const [login, { isLoading, error }] = usePasskeyLoginMutation();
  const [askPasskey, isAsking] = usePasskey();
  const signIn = async () => {
    const { data } = await begin();
    const response = data && (await askPasskey(data.options));
    if (response) await login({ usePasskey: { response } });
  };
  return (
    <>
      <Button kind="quiet" loading={isBeginning || isAsking || isLoading} onClick={() => void signIn()}>
        {t('proof.signInByPasskey')}
      </Button>
      <div role="alert">{error && <p>{serverMessage(error, t('proof.failed'))}</p>}</div>
    </>
  );
}

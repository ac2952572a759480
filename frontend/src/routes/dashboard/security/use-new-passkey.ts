import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddedPasskey, AddPasskey } from '../../../api/generated/security';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../../../session/security-api';
import { useServerMessage } from '../../../ui/feedback/problem-text';

/** Has the browser make a passkey and registers it; undefined where either failed, which `failure` says. */
export function useNewPasskey() {
  const { t } = useTranslation(['dashboard', 'errors']);
  const serverMessage = useServerMessage();
  const [begin] = useBeginPasskeyMutation();
  const [register] = useAddPasskeyMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const make = async (name: string): Promise<AddedPasskey> => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    type OptionsJSON = Parameters<typeof startRegistration>[0]['optionsJSON'];
    const { options } = await begin().unwrap();
    const made = await startRegistration({ optionsJSON: options as unknown as OptionsJSON });
    const response = made as unknown as AddPasskey['response'];
    return register({ addPasskey: { name, response } }).unwrap();
  };

  const add = async (name: string): Promise<AddedPasskey | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      return await make(name);
    } catch (error) {
      setFailure(serverMessage(error, t('security.failed')));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { add, isBusy, failure };
}

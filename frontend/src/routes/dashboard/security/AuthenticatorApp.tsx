import { QRCodeSVG } from '@rc-component/qrcode';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewTotp } from '../../../api/generated/security';
import {
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
} from '../../../session/security-api';
import { Button } from '../../../ui/button/Button';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { Input, proofs } from '../../../ui/forms/Input';
import styles from './Security.module.css';

interface AuthenticatorAppProps {
  isOn: boolean;
  onCodes: (codes: string[] | null) => void;
}

/** Sets an authenticator app up, or takes it away. */
export function AuthenticatorApp({ isOn, onCodes }: AuthenticatorAppProps) {
  const { t } = useTranslation(['dashboard', 'errors']);
  const serverMessage = useServerMessage();
  const [begun, setBegun] = useState<NewTotp>();
  const [begin, { isLoading, error }] = useBeginTotpMutation();
  const [remove, { isLoading: isRemoving, error: refusal }] = useRemoveTotpMutation();
  const start = async () => setBegun((await begin()).data);
  const done = (codes: string[] | null) => {
    setBegun(undefined);
    if (codes) onCodes(codes);
  };
  const failure = error ?? refusal;
  return (
    <section className={styles.form}>
      <h2>{t('security.app')}</h2>
      <p>{t(isOn ? 'security.appOn' : 'security.appText')}</p>
      {isOn ? (
        <Button small kind="quiet" loading={isRemoving} onClick={() => void remove()}>
          {t('security.removeApp')}
        </Button>
      ) : (
        !begun && (
          <Button kind="secondary" loading={isLoading} onClick={() => void start()}>
            {t('security.addApp')}
          </Button>
        )
      )}
      <div role="alert">
        {failure && <p className={styles.fault}>{serverMessage(failure, t('security.failed'))}</p>}
      </div>
      {begun && !isOn && <FirstCode totp={begun} onDone={done} />}
    </section>
  );
}

/** The secret for the app, and the first code that it makes of it. */
function FirstCode({ totp, onDone }: { totp: NewTotp; onDone: (codes: string[] | null) => void }) {
  const { t } = useTranslation(['dashboard', 'errors']);
  const serverMessage = useServerMessage();
  const [code, setCode] = useState('');
  const [confirm, { isLoading, error }] = useConfirmTotpMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await confirm({ confirmTotp: { code } });
    if (data) onDone(data.recoveryCodes);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <p>{t('security.scan')}</p>
      <div className={styles.qr}>
        <QRCodeSVG value={totp.uri} size={136} level="M" bgColor="#ffffff" fgColor="#000000" />
      </div>
      <code className={styles.secret}>{totp.secret}</code>
      <Input
        {...proofs.code}
        required
        label={t('security.firstCode')}
        value={code}
        className={styles.field}
        onChange={setCode}
      />
      <div role="alert">
        {error && <p className={styles.fault}>{serverMessage(error, t('security.failed'))}</p>}
      </div>
      <Button type="submit" loading={isLoading}>
        {t('security.confirm')}
      </Button>
    </form>
  );
}

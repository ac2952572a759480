import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/generated/auth';
import { useGetSecondFactorQuery, useRenewRecoveryCodesMutation } from '../../session/security-api';
import { Button } from '../../ui/button/Button';
import { useServerMessage } from '../../ui/feedback/problem-text';
import { RecoveryCodes } from './security/RecoveryCodes';
import { AuthenticatorApp } from './security/AuthenticatorApp';
import { OwnData } from './security/OwnData';
import { OwnSessions } from './security/OwnSessions';
import { Passkeys } from './security/Passkeys';
import styles from './security/Security.module.css';

/** How an account is kept its owner's. */
export default function Security({ user }: { user: User }) {
  const { t } = useTranslation(['dashboard', 'errors']);
  const serverMessage = useServerMessage();
  const [codes, setCodes] = useState<string[] | null>(null);
  const { data: factor } = useGetSecondFactorQuery();
  const [renew, { isLoading, error }] = useRenewRecoveryCodesMutation();
  const renewCodes = async () => {
    const { data } = await renew();
    if (data) setCodes(data.recoveryCodes);
  };
  return (
    <div className={styles.sections}>
      {user.role === 'admin' && !user.secondFactor && <p role="note">{t('security.mustSetUp')}</p>}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      <Passkeys onCodes={setCodes} />
      <AuthenticatorApp isOn={factor?.totp ?? false} onCodes={setCodes} />
      {factor && user.secondFactor && (
        <section>
          <h2>{t('security.codes')}</h2>
          <p>{t('security.codesLeft', { count: factor.recoveryCodes })}</p>
          <Button small kind="secondary" loading={isLoading} onClick={() => void renewCodes()}>
            {t('security.newCodes')}
          </Button>
          <div role="alert">
            {error && <p className={styles.fault}>{serverMessage(error, t('security.failed'))}</p>}
          </div>
        </section>
      )}
      <OwnSessions />
      <OwnData user={user} />
    </div>
  );
}

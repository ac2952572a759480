import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/use-long-date';
import { useListPasskeysQuery, useRemovePasskeyMutation } from '../../../session/security-api';
import { Button } from '../../../ui/button/Button';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { Input } from '../../../ui/forms/Input';
import { useNewPasskey } from './use-new-passkey';
import styles from './Security.module.css';

/** The account's passkeys, and a further one. */
export function Passkeys({ onCodes }: { onCodes: (codes: string[] | null) => void }) {
  const { t } = useTranslation(['dashboard', 'errors']);
  const serverMessage = useServerMessage();
  const longDate = useLongDate();
  const { data: passkeys = [] } = useListPasskeysQuery();
  const [remove, { error: refusal }] = useRemovePasskeyMutation();
  const [name, setName] = useState('');
  const { add, isBusy, failure } = useNewPasskey();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const added = await add(name);
    if (!added) return;
    setName('');
    if (added.recoveryCodes) onCodes(added.recoveryCodes);
  };
  const fault = failure ?? (refusal && serverMessage(refusal, t('security.failed')));
  return (
    <section>
      <h2>{t('security.passkeys')}</h2>
      <p>{t('security.passkeysText')}</p>
      {passkeys.length === 0 && <p>{t('security.noPasskeys')}</p>}
      <ul className={styles.list}>
        {passkeys.map(({ id, name: own, lastUsedAt }) => (
          <li key={id} className={styles.entry}>
            <span>
              <bdi>{own}</bdi> ·{' '}
              {lastUsedAt ? `${t('security.lastUsed')} ${longDate(lastUsedAt)}` : t('security.neverUsed')}
            </span>
            <Button
              small
              kind="quiet"
              aria-label={t('security.removePasskey', { name: own })}
              onClick={() => void remove({ id })}
            >
              {t('security.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <Input
          required
          maxLength={50}
          label={t('security.passkeyName')}
          value={name}
          className={styles.field}
          onChange={setName}
        />
        <div role="alert">{fault && <p className={styles.fault}>{fault}</p>}</div>
        <Button type="submit" kind="secondary" loading={isBusy}>
          {t('security.addPasskey')}
        </Button>
      </form>
    </section>
  );
}

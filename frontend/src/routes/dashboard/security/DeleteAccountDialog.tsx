import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../../api/generated/auth';
import { paths } from '../../../paths';
import { useDeleteOwnAccountMutation } from '../../../session/security-api';
import { Button } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { Input } from '../../../ui/forms/Input';
import { discardDrafts } from '../../../ui/forms/kept-drafts';
import styles from './Security.module.css';

const GOES = ['account', 'words', 'place', 'judge'] as const;
const STAYS = ['ads', 'votes', 'chain'] as const;

interface DeleteAccountDialogProps {
  user: User;
  onClose: () => void;
}

/** Says what goes and what stays, and deletes the account once its name was typed. */
export default function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation(['dashboard', 'errors']);
  const serverMessage = useServerMessage();
  const { id, username } = user;
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [deleteAccount, { isLoading, error }] = useDeleteOwnAccountMutation();
  const isConfirmed = typed.trim() === username;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !isConfirmed) return;
    const { error: refusal } = await deleteAccount();
    if (refusal) return;
    discardDrafts(id);
    // The page there ends the session: were it to end here, the way would lead to the login.
    await navigate(paths.accountDeleted, { replace: true, state: { isDeleted: true } });
  };
  return (
    <Dialog title={t('ownData.dialog.title')} isBusy={isLoading} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <h3 className={styles.heading}>{t('ownData.dialog.goes')}</h3>
        <ul className={styles.points}>
          {GOES.map((what) => (
            <li key={what}>{t(`ownData.dialog.gone.${what}`)}</li>
          ))}
        </ul>
        <h3 className={styles.heading}>{t('ownData.dialog.stays')}</h3>
        <ul className={styles.points}>
          {STAYS.map((what) => (
            <li key={what}>{t(`ownData.dialog.kept.${what}`)}</li>
          ))}
        </ul>
        <Input
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          label={t('ownData.dialog.confirm', { username })}
          value={typed}
          className={styles.field}
          onChange={setTyped}
        />
        <div role="alert">
          {error && <p className={styles.fault}>{serverMessage(error, t('ownData.dialog.failed'))}</p>}
        </div>
        <div className={styles.actions}>
          <Button type="submit" kind="danger" loading={isLoading} disabled={!isConfirmed}>
            {t('ownData.dialog.submit')}
          </Button>
          <Button kind="quiet" disabled={isLoading} onClick={onClose}>
            {t('ownData.dialog.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

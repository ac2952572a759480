import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/Button';
import { Dialog } from '../ui/dialog/Dialog';
import { useServerMessage } from '../ui/feedback/problem-text';
import { Input, proofs } from '../ui/forms/Input';
import { useUpdateCurrentUserMutation } from './api';
import styles from './SignInAgain.module.css';

interface AddressNeededProps {
  username: string;
  onClose: () => void;
}

/** Asks whoever lost their address to the one who proved it for another; until then they can read, and change nothing. */
export default function AddressNeeded({ username, onClose }: AddressNeededProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const serverMessage = useServerMessage();
  const [email, setEmail] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const [update, { isLoading, error }] = useUpdateCurrentUserMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void update({ updateUser: { email, currentPassword } });
  };
  return (
    <Dialog isQuestion title={t('addressNeeded.title')} isBusy={isLoading} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <p>{t('addressNeeded.text', { username })}</p>
        <Input
          type="email"
          autoComplete="email"
          required
          label={t('fields.newEmail')}
          value={email}
          onChange={setEmail}
        />
        <Input
          {...proofs.password}
          required
          label={t('fields.currentPassword')}
          value={currentPassword}
          onChange={setCurrentPassword}
        />
        <div role="alert">
          {error && <p className={styles.fault}>{serverMessage(error, t('addressNeeded.failed.text'))}</p>}
        </div>
        <Button type="submit" loading={isLoading}>
          {t('addressNeeded.submit')}
        </Button>
      </form>
    </Dialog>
  );
}

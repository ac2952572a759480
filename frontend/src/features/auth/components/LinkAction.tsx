import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAcceptInvitationMutation, useConfirmEmailMutation } from '../identity-api';
import { Button } from '../../../ui/button/Button';
import { serverMessage } from '../../../ui/feedback/problem-text';
import styles from './forms.module.css';

interface LinkActionProps {
  /** What the link is for. */
  kind: 'invitation' | 'confirm';
  token: string;
  /** Shown in place of the button once it was used. */
  done?: ReactNode;
  children?: ReactNode;
}

/** Uses a link at the press of a button: programs that look through mail open links, but press nothing. */
export function LinkAction({ kind, token, done, children }: LinkActionProps) {
  const { t } = useTranslation('auth');
  const [accept, acceptance] = useAcceptInvitationMutation();
  const [confirm, confirmation] = useConfirmEmailMutation();
  const [use, { isLoading, isSuccess, error }] =
    kind === 'invitation' ? [accept, acceptance] : [confirm, confirmation];

  if (isSuccess && done) return done;
  return (
    <>
      {error !== undefined && (
        <p role="alert" className={styles.fault}>
          {serverMessage(error, t(`${kind}.failed.text`))}
        </p>
      )}
      <div className={styles.actions}>
        <Button loading={isLoading} onClick={() => void use({ linkToken: { token } })}>
          {t(kind === 'invitation' ? 'invitation.accept' : 'confirm.action')}
        </Button>
        {children}
      </div>
    </>
  );
}

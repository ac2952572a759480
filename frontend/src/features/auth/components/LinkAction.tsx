import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAcceptInvitationMutation, useConfirmEmailMutation, useTakeBackMutation } from '../identity-api';
import { Button } from '../../../ui/button/Button';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import styles from './forms.module.css';

interface LinkActionProps {
  /** What the link is for. */
  kind: 'invitation' | 'confirm' | 'notMe';
  token: string;
  /** Told once the link was used. */
  onDone?: () => void;
  children?: ReactNode;
}

/** Uses a link at the press of a button: programs that look through mail open links, but press nothing. */
export function LinkAction({ kind, token, onDone, children }: LinkActionProps) {
  const { t } = useTranslation('auth');
  const serverMessage = useServerMessage();
  const uses = {
    invitation: useAcceptInvitationMutation(),
    confirm: useConfirmEmailMutation(),
    notMe: useTakeBackMutation(),
  };
  const [send, { isLoading, error }] = uses[kind];

  async function follow() {
    const { error: refusal } = await send({ linkToken: { token } });
    if (refusal === undefined) onDone?.();
  }

  return (
    <>
      {error !== undefined && (
        <p role="alert" className={styles.fault}>
          {serverMessage(error, t(`${kind}.failed.text`))}
        </p>
      )}
      <div className={styles.actions}>
        <Button loading={isLoading} onClick={() => void follow()}>
          {t(kind === 'invitation' ? 'invitation.accept' : `${kind}.action`)}
        </Button>
        {children}
      </div>
    </>
  );
}

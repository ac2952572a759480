import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { talkLimits } from '../../../limits';
import { Button } from '../../../ui/button/Button';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import dialog from '../../../ui/dialog/DialogForm.module.css';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { fits, TextArea } from '../../../ui/forms/TextArea';
import styles from './Talk.module.css';

interface CommentFormProps {
  label: string;
  hint?: ReactNode;
  text: string;
  onChange: (text: string) => void;
  /** The words on the button that sends it. */
  send: string;
  onSend: (text: string) => Promise<void>;
  onCancel: () => void;
  isSending: boolean;
  /** Why it could not be sent; what was typed stays. */
  error: unknown;
  /** Where visitors sign in before they can send; null for whoever is signed in. */
  signIn: string | null;
  /** Whether the reader has just asked for the form, and goes on in it. */
  isAsked: boolean;
}

/** Where a comment, a reply or another text for one is written. */
export function CommentForm(props: CommentFormProps) {
  const { label, hint, text, onChange, send, onSend, onCancel, isSending, error, signIn, isAsked } = props;
  const { t } = useTranslation('talk');
  const serverMessage = useServerMessage();
  const form = useRef<HTMLFormElement>(null);
  const { max } = talkLimits.text;
  useEffect(() => {
    if (isAsked) form.current?.querySelector('textarea')?.focus();
  }, [isAsked]);

  const isEmpty = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signIn === null && !isSending && !isEmpty && fits(text, max)) void onSend(text.trim());
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <TextArea
        label={label}
        hint={hint}
        value={text}
        onChange={onChange}
        max={max}
        rows={3}
        disabled={isSending}
      />
      <div role="alert" className={dialog.failure}>
        {Boolean(error) && (
          <p>
            {serverMessage(error, t('write.failed'))} {t('write.kept')}
          </p>
        )}
      </div>
      <div className={dialog.actions}>
        {signIn === null ? (
          <Button small type="submit" loading={isSending} disabled={isEmpty}>
            {send}
          </Button>
        ) : (
          <ButtonLink small to={signIn}>
            {t('write.signIn')}
          </ButtonLink>
        )}
        <Button small kind="quiet" disabled={isSending} onClick={onCancel}>
          {t('write.cancel')}
        </Button>
      </div>
    </form>
  );
}

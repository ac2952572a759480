import {
  type KeyboardEvent,
  type PropsWithChildren,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Dialog.module.css';
import { isUppermost, openDialog, showUppermost } from './opened-dialogs';
import { useReturnFocus } from './use-return-focus';

interface DialogProps {
  title: ReactNode;
  /** After Escape, a click beside it or the button that closes; the owner then draws it no longer. */
  onClose: () => void;
  /** While something is on its way it can only be waited for. */
  isBusy?: boolean;
  /** Only an answer ends it, or Escape, and no click beside it. */
  isQuestion?: boolean;
  /** Its owner may ask something before it lets go: it stays open for that, below the question. */
  asksFirst?: boolean;
  /** A form, or the few words of a question; else something to read. */
  size?: 'wide' | 'small';
  /** Nothing of the page is to be seen behind it. It comes by itself, over what somebody does: neither Escape nor a click is an answer. */
  covers?: boolean;
}

/** Escape closes the uppermost dialog alone: what is open below, with what was typed there, would hear of it at the window. */
const keepEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.stopPropagation();
};

/** A native modal dialog, open for as long as it is drawn. */
export function Dialog({
  title,
  onClose,
  isBusy,
  isQuestion,
  asksFirst,
  size,
  covers,
  children,
}: PropsWithChildren<DialogProps>) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastFocused = useRef<HTMLElement>(null);
  useReturnFocus();
  // Not an effect that may come later: it would take the focus from a field in which somebody types already.
  // Reading begins with what it is about, rather than with the way out.
  useLayoutEffect(
    () => openDialog({ dialog: dialog.current!, first: heading.current, covers, isQuestion }),
    [covers, isQuestion],
  );
  const isHeld = isBusy || covers;
  const isAnsweredAbove = useRef(false);
  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file within that was not chosen after all says the same.
    if (event.target !== event.currentTarget) return;
    const isBelow = !isUppermost(event.currentTarget);
    isAnsweredAbove.current = isBelow && !event.cancelable;
    if (!isHeld && !asksFirst && !isBelow) return;
    lastFocused.current = event.currentTarget.querySelector<HTMLElement>(':focus');
    event.preventDefault();
    if (!isHeld && !isBelow && event.cancelable) onClose();
  };
  // Not every browser knows `closedby`, and whoever presses Escape again and again is not held up by any.
  const close = () => {
    const isOfThis = !isHeld && !isAnsweredAbove.current;
    if (!isOfThis || asksFirst) showUppermost(lastFocused.current);
    isAnsweredAbove.current = false;
    if (isOfThis) onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
      closedby={isHeld ? 'none' : isQuestion ? 'closerequest' : 'any'}
      className={[styles.dialog, size && styles[size], covers && styles.covering].filter(Boolean).join(' ')}
      onClose={close}
      onCancel={cancel}
      onKeyDown={keepEscape}
    >
      <header className={styles.header}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.closer} disabled={isBusy} onClick={onClose}>
          <span className="visually-hidden">{t('dialog.close')}</span>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M4 4 16 16M16 4 4 16" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </header>
      {children}
    </dialog>
  );
}

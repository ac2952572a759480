import {
  type KeyboardEvent,
  type PropsWithChildren,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Dialog.module.css';
import { useReturnFocus } from './use-return-focus';

interface DialogProps {
  title: ReactNode;
  /** After Escape, a click beside it or the button that closes; the owner then draws it no longer. */
  onClose: () => void;
  /** While something is on its way it can only be waited for. */
  isBusy?: boolean;
  /** Only an answer ends it, or Escape, and no click beside it. */
  isQuestion?: boolean;
  /** Its owner may ask something before it lets go: closed by a browser, it is opened anew by its next drawing. */
  asksFirst?: boolean;
  /** A form, or the few words of a question; else something to read. */
  size?: 'wide' | 'small';
  /** Nothing of the page is to be seen behind it. */
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
  useReturnFocus();
  // Not an effect that may come later: it would take the focus from a field in which somebody types already.
  useLayoutEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    // Reading begins with what it is about, rather than with the way out.
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (asksFirst && !dialog.current?.open) dialog.current?.showModal();
  });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
      closedby={isBusy ? 'none' : isQuestion ? 'closerequest' : 'any'}
      className={[styles.dialog, size && styles[size], covers && styles.covering].filter(Boolean).join(' ')}
      onClose={onClose}
      // Not every browser knows `closedby`.
      onCancel={(event) => isBusy && event.preventDefault()}
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

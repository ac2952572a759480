import { type KeyboardEvent, useEffect, useId, useRef, type PropsWithChildren, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Dialog.module.css';
import { useReturnFocus } from './use-return-focus';

interface DialogProps {
  title: ReactNode;
  /** After Escape, a click beside it or the button that closes; the owner then draws it no longer. */
  onClose: () => void;
  /** While something is on its way it can only be waited for. */
  isBusy?: boolean;
  /** Nothing of the page is to be seen behind it. */
  covers?: boolean;
}

/** Escape closes the uppermost dialog alone: what is open below, with what was typed there, would hear of it at the window. */
const keepEscape = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.stopPropagation();
};

/** A native modal dialog, open for as long as it is drawn: for pages that do without antd. */
export function Dialog({ title, onClose, isBusy, covers, children }: PropsWithChildren<DialogProps>) {
  const { t } = useTranslation();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useReturnFocus();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Reading begins with what it is about, rather than with the way out.
    heading.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
      closedby={isBusy ? 'none' : 'any'}
      className={covers ? `${styles.dialog} ${styles.covering}` : styles.dialog}
      onClose={onClose}
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

import { type ReactNode, useState } from 'react';
import { Button } from '../button/Button';
import { ButtonLink } from '../button/ButtonLink';
import styles from './Reporting.module.css';

/** What a dialog that sends a report is told. */
export interface ReportClosing {
  onReported: () => void;
  onClose: () => void;
}

interface ReportButtonProps {
  words: string;
  /** For those who do not see what the button stands beside. */
  label?: string;
  /** Takes the button's place afterwards. */
  thanks: string;
  /** Where visitors sign in first, as each account reports once; null for whoever is signed in. */
  signIn: string | null;
  /** Asks for the reason. */
  dialog: (closing: ReportClosing) => ReactNode;
  /** Fetch the dialog a moment before. */
  hints: { onPointerEnter: () => void; onFocus: () => void };
  className?: string | undefined;
}

/** Lets somebody tell the organisers of what should not stand there. */
export function ReportButton(props: ReportButtonProps) {
  const { words, label, thanks, signIn, dialog, hints, className = '' } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isReported, setIsReported] = useState(false);
  const look = {
    kind: 'quiet',
    small: true,
    className: `${styles.report} ${className}`,
    'aria-label': label,
  } as const;

  if (signIn !== null) {
    return (
      <ButtonLink {...look} to={signIn}>
        {words}
      </ButtonLink>
    );
  }
  const onReported = () => {
    setIsReported(true);
    setIsOpen(false);
  };
  return (
    <>
      <span role="status" className={`${styles.reported} ${className}`}>
        {isReported && thanks}
      </span>
      {!isReported && (
        <Button {...look} {...hints} onClick={() => setIsOpen(true)}>
          {words}
        </Button>
      )}
      {isOpen && dialog({ onReported, onClose: () => setIsOpen(false) })}
    </>
  );
}

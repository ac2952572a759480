import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  text: string;
  /** What is copied, where it is no address. */
  label?: string;
}

/** Copies the whole of what is shown shortened, and says whether it did. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'copyFailed'>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Forbidden by the browser, or the page did not come over https.
      setOutcome('copyFailed');
    }
  };
  return (
    <>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {label ?? t('address.copy')}
      </button>{' '}
      <span role="status" className={styles.outcome}>
        {outcome !== 'none' && t(`address.${outcome}`)}
      </span>
    </>
  );
}

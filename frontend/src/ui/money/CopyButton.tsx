import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  text: string;
  /** What is copied, where it is no address. */
  label?: string;
}

/** Copies the whole of what is shown shortened. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      {copied ? t('address.copied') : (label ?? t('address.copy'))}
    </button>
  );
}

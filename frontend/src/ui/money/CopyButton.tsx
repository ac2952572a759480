import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CopyButton.module.css';

/** Copies the whole of an address that is shown shortened. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      {copied ? t('address.copied') : t('address.copy')}
    </button>
  );
}

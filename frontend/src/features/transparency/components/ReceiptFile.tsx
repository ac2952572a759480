import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import styles from './ReceiptCheck.module.css';

interface ReceiptFileProps {
  onChoose: (file: File) => void;
}

/** Opens the system's own way of choosing a file. */
export function ReceiptFile({ onChoose }: ReceiptFileProps) {
  const { t } = useTranslation('transparency');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.file}>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={t('receipt.choose')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Emptied, so that the same file can be chosen again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button kind="secondary" onClick={() => input.current?.click()}>
        {t('receipt.choose')}
      </Button>
      <p className={styles.hint}>{t('receipt.drop')}</p>
    </div>
  );
}

import { useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { TextArea } from '../../../ui/forms/TextArea';
import { useReceiptCheck } from '../hooks/use-receipt-check';
import { ReceiptFile } from './ReceiptFile';
import { ReceiptResult } from './ReceiptResult';
import styles from './ReceiptCheck.module.css';

/** Takes a receipt as a file or as text, and checks it in this browser. */
export function ReceiptCheck() {
  const { t } = useTranslation('transparency');
  const { outcome, check, forget } = useReceiptCheck();
  const [text, setText] = useState('');

  const write = (next: string) => {
    setText(next);
    forget();
  };
  const read = async (file: File) => {
    const content = await file.text();
    setText(content);
    await check(content);
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void read(file);
  };

  return (
    <div className={styles.columns} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void check(text);
        }}
      >
        <p className={styles.lead}>{t('receipt.lead')}</p>
        <ReceiptFile onChoose={(file) => void read(file)} />
        <TextArea
          label={t('receipt.paste')}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          dir="ltr"
          value={text}
          className={styles.code}
          onChange={write}
        />
        <Button type="submit" loading={outcome.state === 'checking'} disabled={text.trim() === ''}>
          {t('receipt.check')}
        </Button>
      </form>
      <div role="status" className={styles.result}>
        <ReceiptResult outcome={outcome} />
      </div>
    </div>
  );
}

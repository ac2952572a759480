import { InputNumber } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import { toast } from '../../../ui/toast/toast';
import { type ProgressUpdate, useRecordInteractionsMutation } from '../api';
import styles from './ReportsTable.module.css';

/** How many interactions a report's posts found; the participant's sum follows. */
export function InteractionsField({ report }: { report: ProgressUpdate }) {
  const { t } = useTranslation('admin');
  const serverMessage = useServerMessage();
  const [record, { isLoading }] = useRecordInteractionsMutation();
  const [count, setCount] = useState<number | null>(report.interactionCount);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (count === null) return;
    const { error } = await record({ id: report.id, recordInteractions: { interactionCount: count } });
    if (error)
      toast({
        kind: 'error',
        title: t('reports.failed.title'),
        text: serverMessage(error, t('reports.failed.text')),
      });
  };
  return (
    <form className={styles.record} onSubmit={(event) => void save(event)}>
      <InputNumber
        min={0}
        precision={0}
        value={count}
        onChange={setCount}
        aria-label={t('reports.interactionsOf', { title: report.title })}
      />
      <Button
        small
        kind="secondary"
        type="submit"
        loading={isLoading}
        disabled={count === null || count === report.interactionCount}
      >
        {t('reports.record')}
      </Button>
    </form>
  );
}

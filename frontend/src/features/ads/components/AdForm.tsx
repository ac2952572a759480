import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/forms/Form';
import { useForm } from '../../../ui/forms/form-context';
import { Button } from '../../../ui/button/Button';
import type { FieldErrors } from '../../../ui/forms/field-errors';
import type { AdFormValues } from '../ad-form-values';
import type { AdDraft } from '../hooks/use-ad-draft';
import { AdFields } from './AdFields';
import styles from './AdForm.module.css';
import { AdPreview } from './AdPreview';

interface AdFormProps {
  draft: AdDraft;
  /** What the server found wrong with the draft. */
  faults: FieldErrors<keyof AdFormValues>;
  onChange: (draft: AdDraft) => void;
  /** Called once all fields are in order. */
  onNext: () => void;
}

/** The details of a new ad, with its card drawn beside them as they are typed. */
export function AdForm({ draft, faults, onChange, onNext }: AdFormProps) {
  const { t } = useTranslation('ads');
  const form = useForm();
  useEffect(() => form.setFields(faults), [form, faults]);
  return (
    <div className={styles.columns}>
      <Form
        form={form}
        initialValues={draft}
        // Fields that are not shown keep what they held.
        onValuesChange={(_changed, values: AdFormValues) => onChange({ ...draft, ...values })}
        onFinish={onNext}
      >
        <AdFields />
        <Button type="submit">{t('form.next')}</Button>
      </Form>
      <section aria-label={t('preview.label')} className={styles.preview}>
        <h2 className={styles.heading}>{t('preview.label')}</h2>
        <AdPreview draft={draft} />
      </section>
    </div>
  );
}

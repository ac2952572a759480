import { useTranslation } from 'react-i18next';
import { AdReview, toAdRequest, useCreateAdMutation, type AdFormValues } from '../../features/ads';
import { Button } from '../../ui/button/Button';
import { useServerMessage } from '../../ui/feedback/problem-text';
import { useFieldErrors, type FieldErrors } from '../../ui/forms/field-errors';
import { Section } from '../../ui/layout/Section';
import { toast } from '../../ui/toast/toast';
import styles from './SubmitAd.module.css';

interface ReviewStepProps {
  ad: AdFormValues;
  onBack: () => void;
  /** The server found something wrong with single fields. */
  onRefused: (faults: FieldErrors<keyof AdFormValues>) => void;
  onSubmitted: (adId: number) => void;
}

export default function ReviewStep({ ad, onBack, onRefused, onSubmitted }: ReviewStepProps) {
  const { t } = useTranslation('submit');
  const serverMessage = useServerMessage();
  const fieldErrors = useFieldErrors<keyof AdFormValues>();
  const [createAd, { isLoading }] = useCreateAdMutation();

  const submit = async () => {
    const { data, error } = await createAd({ createAd: toAdRequest(ad) });
    if (data) return onSubmitted(data.id);
    toast({ kind: 'error', title: t('failed.title'), text: serverMessage(error, t('failed.text')) });
    const faults = fieldErrors(error);
    if (faults.length > 0) onRefused(faults);
  };

  return (
    <Section title={t('review.title')}>
      <AdReview ad={ad} />
      <p className={styles.note}>{t('review.note')}</p>
      <div className={styles.actions}>
        <Button kind="secondary" disabled={isLoading} onClick={onBack}>
          {t('review.back')}
        </Button>
        <Button loading={isLoading} onClick={() => void submit()}>
          {t('review.submit')}
        </Button>
      </div>
    </Section>
  );
}

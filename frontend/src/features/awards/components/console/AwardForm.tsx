import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../session/use-session';
import { Button } from '../../../../ui/button/Button';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import { useFieldErrors } from '../../../../ui/forms/field-errors';
import { Input } from '../../../../ui/forms/Input';
import { fits, TextArea } from '../../../../ui/forms/TextArea';
import { useDraft } from '../../../../ui/forms/use-draft';
import { useLeaveWarning } from '../../../../ui/forms/use-leave-warning';
import { toast } from '../../../../ui/toast/toast';
import { useUpdateAwardMutation } from '../../admin-api';
import type { Award } from '../../api';
import { descriptionMax, toChanges, toValues, type AwardValues } from '../../award-values';
import styles from './Console.module.css';

/** Dates, reward and words of an award. What is not typed into follows the server; what is stays until it is saved. */
export function AwardForm({ award }: { award: Award }) {
  const { t } = useTranslation(['awards', 'errors']);
  const serverMessage = useServerMessage();
  const fieldErrors = useFieldErrors<keyof AwardValues>();
  const { user } = useSession();
  const {
    draft: typed,
    save: setTyped,
    discard,
  } = useDraft<Partial<AwardValues>>(`award-draft-${user?.id}-${award.id}`);
  const [update, { isLoading, error }] = useUpdateAwardMutation();
  const values = { ...toValues(award), ...typed };
  const changes = toChanges(values, award);
  const isUnsaved = Object.keys(changes).length > 0;
  useLeaveWarning(isUnsaved);

  const faults = fieldErrors(error);
  const fieldOf = (name: Exclude<keyof AwardValues, 'description'>) => ({
    value: values[name],
    fault: faults.find((field) => field.name === name)?.errors[0],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const save = async () => {
    const { error: failure } = await update({ id: award.id, updateAward: changes });
    if (failure) return;
    discard();
    toast({ kind: 'success', title: t('console.saved.title'), text: t('console.saved.text') });
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Input {...fieldOf('startDate')} type="datetime-local" label={t('console.begins')} />
      <Input
        {...fieldOf('endDate')}
        type="datetime-local"
        label={t('console.ends')}
        hint={t('console.datesHint')}
      />
      <Input {...fieldOf('rewardAmount')} type="number" min={0} step={1} label={t('console.reward')} />
      <TextArea
        label={t('console.description')}
        hint={t('console.descriptionHint')}
        value={values.description}
        max={descriptionMax}
        onChange={(description) => setTyped({ ...typed, description })}
      />
      {error && (
        <p role="alert" className={styles.fault}>
          {serverMessage(error, t('console.failed'))}
        </p>
      )}
      <Button
        type="submit"
        kind="secondary"
        loading={isLoading}
        disabled={!isUnsaved || !fits(values.description.trim(), descriptionMax)}
      >
        {t('console.save')}
      </Button>
    </form>
  );
}

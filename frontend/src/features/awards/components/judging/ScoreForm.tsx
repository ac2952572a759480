import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { Button } from '../../../../ui/button/Button';
import { useServerMessage } from '../../../../ui/feedback/problem-text';
import { fits, TextArea } from '../../../../ui/forms/TextArea';
import { criteria, noteMax } from '../../rubric';
import { isReady, missingOf, type ScoreDraft } from '../../score-draft';
import { CriterionScale } from './CriterionScale';
import styles from './ScoreForm.module.css';

interface ScoreFormProps {
  /** The participant's. */
  name: string;
  draft: ScoreDraft;
  isUnsaved: boolean;
  isSaving: boolean;
  /** Another tab has a draft, too, and it is not said yet which of them stays. */
  isUndecided: boolean;
  /** Whether the award takes scores. */
  isOpen: boolean;
  /** What the last attempt ended with. */
  error: unknown;
  onChange: (changes: Partial<ScoreDraft>) => void;
  onSave: () => void;
}

/** The rubric to be filled in, the judge's reasons, for whom they are, and whether the judge is close to the participant. */
export function ScoreForm(props: PropsWithChildren<ScoreFormProps>) {
  const { name, draft, isUnsaved, isSaving, isUndecided, isOpen, error, onChange, onSave, children } = props;
  const { t } = useTranslation(['awards', 'errors']);
  const serverMessage = useServerMessage();
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  // Not disabled while saving, which would take the focus from a number just chosen and sent by the Enter key.
  const change = (changes: Partial<ScoreDraft>) => !isSaving && onChange(changes);
  const missing = draft.conflict ? [] : missingOf(draft);
  const isGivable = isUnsaved && !isUndecided && isReady(draft) && fits(draft.note.trim(), noteMax);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isGivable && !isSaving) onSave();
      }}
    >
      <Choice
        label={t('judging.conflict')}
        hint={t('judging.conflictHint')}
        checked={draft.conflict}
        disabled={!isOpen}
        onChange={(conflict) => change({ conflict })}
      />
      {criteria.map((criterion) => (
        <CriterionScale
          key={criterion}
          criterion={criterion}
          value={draft.criteria[criterion]}
          disabled={!isOpen || draft.conflict}
          onChange={(value) => change({ criteria: { ...draft.criteria, [criterion]: value } })}
        />
      ))}
      <TextArea
        label={t('judging.note')}
        hint={t('judging.noteHint')}
        value={draft.note}
        max={noteMax}
        rows={3}
        disabled={!isOpen}
        onChange={(note) => change({ note })}
      />
      <Choice
        label={t('judging.forParticipant', { name })}
        hint={t('judging.forParticipantHint')}
        checked={draft.noteForParticipant}
        disabled={!isOpen}
        onChange={(noteForParticipant) => change({ noteForParticipant })}
      />
      {children}
      {error !== null && (
        <p role="alert" className={styles.fault}>
          {serverMessage(error, t('judging.failed'))} {t('judging.kept')}
        </p>
      )}
      {isOpen && (
        <div className={styles.foot}>
          <Button type="submit" loading={isSaving} disabled={!isGivable}>
            {t('judging.save')}
          </Button>
          {isUnsaved && missing.length > 0 && (
            <p className={styles.hint}>
              {t('judging.missing', {
                criteria: list.format(missing.map((name) => t(`rubric.${name}.name`))),
              })}
            </p>
          )}
        </div>
      )}
    </form>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function Choice({ label, hint, checked, disabled, onChange }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {label}
        <span className={styles.hint}>{hint}</span>
      </span>
    </label>
  );
}

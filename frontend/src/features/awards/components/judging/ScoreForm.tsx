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
  draft: ScoreDraft;
  isUnsaved: boolean;
  isSaving: boolean;
  /** Whether the award takes scores. */
  isOpen: boolean;
  /** What the last attempt ended with. */
  error: unknown;
  onChange: (changes: Partial<ScoreDraft>) => void;
  onSave: () => void;
}

/** The rubric to be filled in, the judge's reasons, and whether they are close to the participant. */
export function ScoreForm(props: ScoreFormProps) {
  const { draft, isUnsaved, isSaving, isOpen, error, onChange, onSave } = props;
  const { t } = useTranslation(['awards', 'errors']);
  const serverMessage = useServerMessage();
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  // Not disabled while saving, which would take the focus from a number just chosen and sent by the Enter key.
  const change = (changes: Partial<ScoreDraft>) => !isSaving && onChange(changes);
  const missing = draft.conflict ? [] : missingOf(draft);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) onSave();
      }}
    >
      <label className={styles.conflict}>
        <input
          type="checkbox"
          checked={draft.conflict}
          disabled={!isOpen}
          onChange={({ target }) => change({ conflict: target.checked })}
        />
        <span>
          {t('judging.conflict')}
          <span className={styles.hint}>{t('judging.conflictHint')}</span>
        </span>
      </label>
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
      {error !== null && (
        <p role="alert" className={styles.fault}>
          {serverMessage(error, t('judging.failed'))} {t('judging.kept')}
        </p>
      )}
      {isOpen && (
        <div className={styles.foot}>
          <Button
            type="submit"
            loading={isSaving}
            disabled={!isUnsaved || !isReady(draft) || !fits(draft.note.trim(), noteMax)}
          >
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

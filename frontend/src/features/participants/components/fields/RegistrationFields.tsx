import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { participantLimits } from '../../../../limits';
import { NumberField } from '../../../../ui/forms/NumberField';
import { TextField } from '../../../../ui/forms/TextField';
import { participantRules } from '../../participant-rules';
import { AboutFields } from './AboutFields';
import styles from './Fields.module.css';
import { LinkFields } from './LinkFields';
import { ProjectFields } from './ProjectFields';

const fields = ['age', 'graduationYear', 'workExperience'] as const;

/** What the policy decides by. Out of range is told by message, so the inputs set no limits of their own. */
function BackgroundFields() {
  const { t } = useTranslation('participants');
  const { t: tell } = useTranslation('errors');
  const rules = participantRules(tell);
  return (
    <div className={styles.columns}>
      {fields.map((field) => (
        <NumberField key={field} name={field} label={t(`fields.${field}`)} rules={rules[field]} required />
      ))}
    </div>
  );
}

/** What comes first; from the first report on, the reports say what was reached. */
function MilestoneField() {
  const { t } = useTranslation('participants');
  const { t: tell } = useTranslation('errors');
  const rules = participantRules(tell);
  return (
    <TextField
      name="currentMilestone"
      label={t('fields.currentMilestone')}
      rules={rules.currentMilestone}
      most={participantLimits.currentMilestone.max}
    />
  );
}

/** Everything that an application for a place asks for, inside a form. */
export function RegistrationFields() {
  const { t } = useTranslation('participants');
  return (
    <>
      <Group title={t('form.about')}>
        <AboutFields />
      </Group>
      <Group title={t('form.background')} note={t('form.backgroundNote')}>
        <BackgroundFields />
      </Group>
      <Group title={t('form.project')}>
        <ProjectFields />
        <MilestoneField />
      </Group>
      <Group title={t('form.links')}>
        <LinkFields />
      </Group>
    </>
  );
}

function Group({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </fieldset>
  );
}

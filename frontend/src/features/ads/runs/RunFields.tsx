import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/Field';
import { useWatch } from '../../../ui/forms/form-context';
import { tickedRule } from '../../../ui/forms/rule';
import { TextField } from '../../../ui/forms/TextField';
import { useSession } from '../../../session/use-session';
import type { Ad } from '../api';
import { dayAhead } from '../utc-day';
import { OwnProjectBox } from './OwnProjectBox';
import { isStartOpen } from './run-words';
import styles from './Runs.module.css';
import { RunTerms } from './RunTerms';

/** As far ahead as the API takes a start. */
const FARTHEST_DAYS = 365;

/** From when the ad runs, while that is open, and what participants declare. @param ad the one that is edited */
export function RunFields({ ad }: { ad?: Ad }) {
  const { t } = useTranslation('runs');
  const { t: tell } = useTranslation('errors');
  const { user } = useSession();
  const startsAt = useWatch<string | undefined>('startsAt', undefined);
  const isOpen = ad === undefined || isStartOpen(ad);
  return (
    <>
      {isOpen && (
        <TextField
          name="startsAt"
          label={t('fields.startsAt')}
          hint={t('fields.startsAtNote')}
          type="date"
          min={dayAhead(1)}
          max={dayAhead(FARTHEST_DAYS)}
        />
      )}
      <p className={styles.terms}>
        <RunTerms run={ad?.run} startsAt={isOpen ? startsAt : undefined} />
      </p>
      {user?.role === 'participant' && (
        <Field<boolean> name="notOwnProject" rules={[tickedRule(tell('own_project_undeclared'))]}>
          {({ value, onChange, input }) => (
            <OwnProjectBox {...input} checked={value} onChange={({ target }) => onChange(target.checked)} />
          )}
        </Field>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useSeasonNumbers } from '../../../api/season-numbers';
import { useLongDay } from '../../../i18n/use-long-date';
import { season } from '../../../season';
import { participation } from '../../../season-rules';
import { useSeasonDays } from '../../../season-days';
import { Facts } from '../../../ui/facts/Facts';
import styles from './Aside.module.css';

/** What an applicant should know before writing a word; the deadline is told but not enforced. */
export function ApplicationTerms() {
  const { t } = useTranslation('participants');
  const longDay = useLongDay();
  const { applicationDeadline } = useSeasonDays(useSeasonNumbers().applyingSeason);
  const { minAge: min, maxAge: max, maxWorkExperience, graduatedWithinYears } = participation;
  return (
    <section aria-label={t('form.terms')}>
      <h2 className={styles.heading}>{t('form.terms')}</h2>
      <Facts
        facts={[
          ...(applicationDeadline === null
            ? []
            : [{ label: t('form.deadline'), value: longDay(applicationDeadline) }]),
          { label: t('form.duration'), value: t('form.months', { count: season.months }) },
          { label: t('form.age'), value: t('form.ageRange', { min, max }) },
          { label: t('form.experience'), value: t('form.experienceMax', { count: maxWorkExperience }) },
          { label: t('form.graduated'), value: t('form.graduatedWithin', { count: graduatedWithinYears }) },
        ]}
      />
    </section>
  );
}

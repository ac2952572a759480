import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { criteria, highestScore, lowestScore } from '../rubric';
import styles from './Rules.module.css';

/** What judges score, in the words that they read themselves. */
export function Rubric() {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  return (
    <div className={styles.rules}>
      <h3>{t('rubric.title')}</h3>
      <p className={styles.note}>
        {t('rubric.lead', { lowest: number(lowestScore), highest: number(highestScore) })}
      </p>
      <dl className={styles.list}>
        {criteria.map((criterion) => (
          <div key={criterion}>
            <dt>{t(`rubric.${criterion}.name`)}</dt>
            <dd>{t(`rubric.${criterion}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('rubric.mean')}</p>
    </div>
  );
}

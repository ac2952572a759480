import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { formatNumber } from '../../../../i18n/format';
import type { Criteria } from '../../judging-api';
import { useScoreText } from '../../hooks/use-score-text';
import { criteria, highestScore, lowestScore } from '../../rubric';
import styles from './JudgesMeans.module.css';

interface JudgesMeansProps {
  judges: number;
  means: Criteria;
}

/** The mean of each criterion: a figure to read, with a bar to look at. */
export function JudgesMeans({ judges, means }: JudgesMeansProps) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const write = useScoreText('judges');
  const number = (value: number) => formatNumber(locale, value);
  return (
    <>
      <p>
        {t('feedback.means', {
          count: judges,
          judges: number(judges),
          lowest: number(lowestScore),
          highest: number(highestScore),
        })}
      </p>
      <dl className={styles.means}>
        {criteria.map((name) => (
          <div key={name} className={styles.mean}>
            <dt>{t(`rubric.${name}.name`)}</dt>
            <dd className={styles.figure}>{write(means[name])}</dd>
            <dd aria-hidden="true" className={styles.track}>
              <span className={styles.bar} style={{ inlineSize: `${(means[name] / highestScore) * 100}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { formatNumber } from '../../../../i18n/format';
import { highestScore, lowestScore, type Criterion } from '../../rubric';
import styles from './CriterionScale.module.css';

const numbers = Array.from({ length: highestScore - lowestScore + 1 }, (_, index) => lowestScore + index);

interface CriterionScaleProps {
  criterion: Criterion;
  value: number | undefined;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** One of the rubric's four as a row of numbers to choose from, which arrow keys walk through. */
export function CriterionScale({ criterion, value, disabled, onChange }: CriterionScaleProps) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const id = useId();
  return (
    <fieldset className={styles.scale} disabled={disabled} aria-describedby={`${id}-text`}>
      <legend className={styles.name}>{t(`rubric.${criterion}.name`)}</legend>
      <p id={`${id}-text`} className={styles.text}>
        {t(`rubric.${criterion}.text`)}
      </p>
      <div className={styles.numbers}>
        {numbers.map((number) => (
          <label key={number} className={styles.number}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={number === value}
              onChange={() => onChange(number)}
            />
            <span>{formatNumber(locale, number)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

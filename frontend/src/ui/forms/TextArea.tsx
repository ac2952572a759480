import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { countCharacters } from './characters';
import styles from './TextArea.module.css';

interface TextAreaProps {
  label: ReactNode;
  /** What one should know before writing. */
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** Characters it may hold; more are told and not cut off. */
  max: number;
  rows?: number;
  disabled?: boolean;
}

/** Whether a text fits into a field of this size. */
export const fits = (text: string, max: number): boolean => countCharacters(text) <= max;

/** A text of some lines with a count of its characters, outside of a form of the kit. */
export function TextArea({ label, hint, value, onChange, max, rows = 4, disabled }: TextAreaProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const id = useId();
  const isTooLong = !fits(value, max);
  const number = (count: number) => count.toLocaleString(locale);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <textarea
        id={id}
        rows={rows}
        value={value}
        disabled={disabled}
        aria-invalid={isTooLong || undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.foot}>
        <p id={`${id}-fault`} role="status" className={styles.fault}>
          {isTooLong && t('characters.tooMany', { max: number(max) })}
        </p>
        <p className={isTooLong ? styles.fault : styles.count}>
          {t('characters.used', { used: number(countCharacters(value)), max: number(max) })}
        </p>
      </div>
    </div>
  );
}

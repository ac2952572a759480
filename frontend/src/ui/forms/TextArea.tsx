import type { ComponentProps, CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { countCharacters } from './characters';
import { Count } from './Count';
import styles from './Field.module.css';
import { FieldFrame, type FrameProps } from './FieldFrame';

type AreaProps = Pick<ComponentProps<'textarea'>, 'autoComplete' | 'dir' | 'disabled' | 'spellCheck'>;

interface TextAreaProps extends FrameProps, AreaProps {
  value: string;
  onChange: (value: string) => void;
  /** Characters it may hold, which are then counted; more are told and not cut off. */
  max?: number;
  rows?: number;
  className?: string;
}

/** Whether a text fits into a field of this size. */
export const fits = (text: string, max: number): boolean => countCharacters(text) <= max;

/** A text of some lines, outside of a form of the kit. */
export function TextArea({ label, hint, value, onChange, max, rows = 4, className, ...rest }: TextAreaProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isTooLong = max !== undefined && !fits(value, max);
  const faults = isTooLong ? [t('characters.tooMany', { max: max.toLocaleString(locale) })] : [];
  const aside = max !== undefined && <Count text={value} max={max} />;
  return (
    <FieldFrame label={label} hint={hint} faults={faults} aside={aside} className={className}>
      {(input) => (
        <textarea
          {...rest}
          {...input}
          rows={rows}
          value={value}
          style={{ '--rows': rows } as CSSProperties}
          className={styles.area}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}

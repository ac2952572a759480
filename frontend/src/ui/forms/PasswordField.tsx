import { type FocusEventHandler, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
  /** Who looks at what is typed hears when it is left, and when it changes. */
  watch?: { onBlur: FocusEventHandler<HTMLInputElement>; onChange: () => void };
}

/** A password, which whoever types it may look at. */
export function PasswordField({ autoComplete, watch, required = true, ...field }: PasswordFieldProps) {
  const [isSeen, setSeen] = useState(false);
  return (
    <Field<string> {...field} required={required}>
      {({ value, onChange, input }) => (
        <div className={styles.secret}>
          <input
            {...input}
            type={isSeen ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={styles.input}
            value={value ?? ''}
            onBlur={watch?.onBlur}
            onChange={({ target }) => {
              onChange(target.value);
              watch?.onChange();
            }}
          />
          <Eye isOpen={isSeen} onPress={() => setSeen(!isSeen)} />
        </div>
      )}
    </Field>
  );
}

/** Its name is text and no label: what is labelled as a password is the input alone. */
function Eye({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.eye} onClick={onPress}>
      <span className="visually-hidden">{t(isOpen ? 'secret.hide' : 'secret.show')}</span>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        aria-hidden="true"
      >
        <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
        <circle cx="12" cy="12" r="3" />
        {!isOpen && <path d="M4 20 20 4" />}
      </svg>
    </button>
  );
}

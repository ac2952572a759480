import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Runs.module.css';

/** The declaration that is asked of participants, who may not advertise their own projects. */
export function OwnProjectBox({ checked = false, ...input }: ComponentProps<'input'>) {
  const { t } = useTranslation('runs');
  return (
    <label className={styles.declaration}>
      <input type="checkbox" checked={checked} {...input} />
      <span>{t('fields.notOwnProject')}</span>
    </label>
  );
}

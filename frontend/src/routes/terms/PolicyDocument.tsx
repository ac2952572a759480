import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongMonth } from '../../i18n/use-long-date';
import { accountLimits } from '../../limits';
import { sessionDays, termsUpdated } from '../../season-rules';
import { useSeasonFigures } from '../use-season-figures';
import styles from './PolicyDocument.module.css';

interface PolicyDocumentProps {
  name: 'terms' | 'privacy' | 'conduct' | 'cookies';
}

/** One of the four documents: its sections, numbered, with what else belongs to it at the end. */
export function PolicyDocument({ name, children }: PropsWithChildren<PolicyDocumentProps>) {
  const { t } = useTranslation('terms');
  const longMonth = useLongMonth();
  const figures = { ...useSeasonFigures(), sessionDays, passwordMin: accountLimits.password.min };
  const sections = t(name, { ...figures, returnObjects: true });
  return (
    <article className={styles.document}>
      <header className={styles.heading}>
        <h2>{t(`tabs.${name}`)}</h2>
        <p className={styles.updated}>{t('updated', { month: longMonth(termsUpdated) })}</p>
      </header>
      <ol className={styles.sections}>
        {sections.map(({ title, text }) => (
          <li key={title} className={styles.section}>
            <h3>{title}</h3>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
      {children}
    </article>
  );
}

import { useTranslation } from 'react-i18next';
import { useLongMonth } from '../../i18n/use-long-date';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import styles from './Accessibility.module.css';

/** The month in which what stands here was last held against the site. */
const lastChecked = '2026-11';

const parts = ['met', 'notMet', 'checked'] as const;

/** What is met of WCAG 2.2, what is not, how that was found out, and whom to tell of an obstacle. */
export default function Accessibility() {
  const { t } = useTranslation('accessibility');
  const longMonth = useLongMonth();
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      {parts.map((part) => (
        <Section key={part} title={t(`${part}.title`)}>
          <ul className={styles.list}>
            {t(`${part}.items`, { returnObjects: true }).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {part === 'checked' && (
            <p className={styles.date}>{t('checked.last', { month: longMonth(lastChecked) })}</p>
          )}
        </Section>
      ))}
      <Section title={t('tell.title')}>
        <p className={styles.tell}>{t('tell.text')}</p>
        <ButtonLink to={paths.support}>{t('tell.action')}</ButtonLink>
      </Section>
    </Page>
  );
}

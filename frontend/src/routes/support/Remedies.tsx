import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '../../ui/layout/Section';
import { faqPath } from '../faq/faq-groups';
import { useSeasonFigures } from '../use-season-figures';
import styles from './Support.module.css';

/** What people stumble over most, and the answer that says more about it. */
const remedies = [
  { key: 'wallet', anchor: 'metamask-guide' },
  { key: 'network', anchor: 'connecting-wallet' },
  { key: 'payment', anchor: 'crypto-payments' },
  { key: 'rejected', anchor: 'content-policy' },
  { key: 'signIn', anchor: 'viewer-account' },
  { key: 'restricted', anchor: 'eligibility' },
] as const;

export function Remedies() {
  const { t } = useTranslation('support');
  const figures = useSeasonFigures();
  return (
    <Section title={t('remedies.title')}>
      <ul className={styles.remedies}>
        {remedies.map(({ key, anchor }) => {
          const title = t(`remedies.items.${key}.title`);
          const steps = t(`remedies.items.${key}.steps`, { ...figures, returnObjects: true });
          return (
            <li key={key} className={styles.remedy}>
              <h3>{title}</h3>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <Link to={faqPath(anchor)}>
                {t('remedies.more')} <span className="visually-hidden">{title}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Faq.module.css';
import { type FaqAnchor, faqPath } from './faq-groups';

/** Leads to the audiences; the first answer of each bears its name. */
export function GroupLinks({ groups }: { groups: { key: FaqAnchor; title: string }[] }) {
  const { t } = useTranslation('faq');
  return (
    <nav aria-label={t('groupsLabel')} className={styles.links}>
      <ul>
        {groups.map(({ key, title }) => (
          <li key={key}>
            <Link to={faqPath(key)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

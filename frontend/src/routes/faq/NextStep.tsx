import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Arrow } from '../../ui/icons/Arrow';
import styles from './Answer.module.css';
import { type FaqAnchor, nextSteps } from './faq-groups';

/** The way from an answer to the page where it is put into practice, if there is one. */
export function NextStep({ anchor }: { anchor: FaqAnchor }) {
  const { t } = useTranslation();
  if (!(anchor in nextSteps)) return null;
  const { entry, to } = nextSteps[anchor as keyof typeof nextSteps];
  return (
    <Link to={to} className={styles.nextStep}>
      {t(`menu.entries.${entry}`)}
      <Arrow />
    </Link>
  );
}

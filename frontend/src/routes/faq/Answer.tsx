import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Disclosure } from '../../ui/disclosure/Disclosure';
import { Arrow } from '../../ui/icons/Arrow';
import styles from './Answer.module.css';
import { type FaqAnchor, faqPath, nextSteps } from './faq-groups';
import type { FaqItem } from './use-faq';

/** The way from an answer to the page where it is put into practice, if there is one. */
function NextStep({ anchor }: { anchor: FaqAnchor }) {
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

/** A question that opens its answer, and by the link in it can be pointed to. */
export function Answer({ anchor, question, answer }: FaqItem) {
  const { t } = useTranslation('faq');
  return (
    <Disclosure id={anchor} title={question}>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className={styles.links}>
        <NextStep anchor={anchor} />
        <Link to={faqPath(anchor)} className={styles.permalink}>
          {t('permalink')}
        </Link>
      </p>
    </Disclosure>
  );
}

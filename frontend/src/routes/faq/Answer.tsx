import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Disclosure } from '../../ui/disclosure/Disclosure';
import styles from './Answer.module.css';
import { faqPath } from './faq-groups';
import { NextStep } from './NextStep';
import type { FaqItem } from './use-faq';

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

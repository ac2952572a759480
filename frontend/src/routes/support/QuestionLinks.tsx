import { Link } from 'react-router-dom';
import { Arrow } from '../../ui/icons/Arrow';
import { faqPath } from '../faq/faq-groups';
import type { FaqItem } from '../faq/use-faq';
import styles from './Support.module.css';

/** Questions that lead to their answers on the FAQ page. */
export function QuestionLinks({ items }: { items: FaqItem[] }) {
  return (
    <ul>
      {items.map(({ anchor, question }) => (
        <li key={anchor}>
          <Link to={faqPath(anchor)} className={styles.question}>
            {question}
            <Arrow />
          </Link>
        </li>
      ))}
    </ul>
  );
}

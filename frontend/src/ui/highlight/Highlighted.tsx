import { Fragment } from 'react';
import styles from './Highlighted.module.css';
import { segmentsOf } from './found-places';

interface HighlightedProps {
  text: string;
  /** The words that were looked for. */
  words: string;
}

/** A text in which the words that were looked for stand out. */
export const Highlighted = ({ text, words }: HighlightedProps) =>
  segmentsOf(text, words).map(({ text: part, isFound }, index) =>
    // Parts have no names; they change with the words alone.
    isFound ? (
      <mark key={index} className={styles.found}>
        {part}
      </mark>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );

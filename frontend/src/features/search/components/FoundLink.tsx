import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Highlighted } from '../../../ui/highlight/Highlighted';
import styles from './Found.module.css';

interface FoundLinkProps {
  to: string;
  title: string;
  /** What it is and where it belongs. */
  about?: string;
  excerpt: string;
  words: string;
  picture?: ReactNode;
  /** Besides going there. */
  onFollow?: () => void;
}

/** One of those that were found; arrows go from one to the next (see use-arrow-keys). */
export const FoundLink = ({ to, title, about, excerpt, words, picture, onFollow }: FoundLinkProps) => (
  <li>
    <Link to={to} data-found className={styles.link} onClick={onFollow}>
      {picture}
      <span className={styles.texts}>
        <bdi className={styles.title}>
          <Highlighted text={title} words={words} />
        </bdi>
        {about && (
          <span className={styles.about}>
            <Highlighted text={about} words={words} />
          </span>
        )}
        <bdi className={styles.excerpt}>
          <Highlighted text={excerpt} words={words} />
        </bdi>
      </span>
    </Link>
  </li>
);

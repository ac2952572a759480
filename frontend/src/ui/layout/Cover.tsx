import type { ReactNode } from 'react';
import { LateSeal } from '../badge/LateSeal';
import styles from './Cover.module.css';

interface CoverProps {
  title: ReactNode;
  lead: ReactNode;
  /** Stands on the cover under the lead. */
  details?: ReactNode;
  children: ReactNode;
}

/** The page's title on a green cover with the seal, and beside it what the page is for. */
export function Cover({ title, lead, details, children }: CoverProps) {
  return (
    <div className={styles.columns}>
      <header className={styles.cover}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {details && <div className={styles.details}>{details}</div>}
        <LateSeal className={styles.seal} />
      </header>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

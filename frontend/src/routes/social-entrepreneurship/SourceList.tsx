import type { Source } from './sources';
import styles from './SourceList.module.css';

/** Works with their author and publisher, each a link to where it stands. */
export function SourceList({ sources }: { sources: Source[] }) {
  return (
    <ul className={styles.list}>
      {sources.map(({ author, work, published, address }) => (
        <li key={address} className={styles.source}>
          <a href={address} lang="en" rel="noreferrer">
            <cite>{work}</cite>
          </a>
          <span className={styles.origin} lang="en">
            {author} · {published}
          </span>
        </li>
      ))}
    </ul>
  );
}

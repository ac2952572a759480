import styles from './Entries.module.css';

interface Entry {
  name: string;
  text: string;
}

/** Named things with a few sentences each, between thin rules. */
export function Entries({ entries }: { entries: Entry[] }) {
  return (
    <dl className={styles.entries}>
      {entries.map(({ name, text }) => (
        <div key={name} className={styles.entry}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

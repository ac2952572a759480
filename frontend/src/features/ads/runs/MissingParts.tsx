import { useTranslation } from 'react-i18next';
import type { Ad } from '../api';
import styles from './Runs.module.css';

type Part = NonNullable<Ad['delivery']>['missing'][number];

/** What an ad lacks and what follows from that, a sentence each. */
export function MissingParts({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('runs');
  if (parts.length === 0) return null;
  return (
    <ul className={styles.missing}>
      {parts.map((part) => (
        <li key={part}>{t(`missing.${part}`)}</li>
      ))}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import { SearchField } from '../forms/SearchField';
import { shortestSearch } from '../forms/typed-search';
import styles from './Table.module.css';

interface ListSearchProps {
  label: string;
  view: { fields: { text: string }; isTooShort: boolean; change: (part: { text: string }) => void };
}

/** The words that a list is searched for, and a hint while they are too few. */
export function ListSearch({ label, view }: ListSearchProps) {
  const { t } = useTranslation();
  return (
    <div>
      <SearchField label={label} value={view.fields.text} onChange={(text) => view.change({ text })} />
      <p role="status" className={styles.hint}>
        {view.isTooShort && t('search.tooShort', { min: shortestSearch })}
      </p>
    </div>
  );
}

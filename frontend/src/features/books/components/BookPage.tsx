import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import type { BookPage as Page } from '../api';
import { noFilter, type BookFilter } from '../book-filter';
import type { BooksFound } from '../check-summary';
import { BookRow } from './BookRow';
import styles from './Books.module.css';

interface BookPageProps {
  page: Page;
  filter: BookFilter;
  found: BooksFound | null;
}

/** A page of entries, newest first, and the ways to older and newer ones. */
export function BookPage({ page: { entries, next }, filter, found }: BookPageProps) {
  const { t } = useTranslation('books');
  const { search } = useLocation();
  if (entries.length === 0) return <NoEntries filter={filter} />;
  const at = (cursor: string) => {
    const params = new URLSearchParams(search);
    params.delete('cursor');
    if (cursor) params.set('cursor', cursor);
    return { search: params.toString() };
  };
  return (
    <>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <BookRow entry={entry} check={found?.entries.get(entry)} />
          </li>
        ))}
      </ol>
      <nav aria-label={t('entries.pages')} className={styles.pages}>
        {filter.cursor && (
          <ButtonLink kind="quiet" to={at('')} preventScrollReset>
            {t('entries.newest')}
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink kind="secondary" to={at(next)} preventScrollReset>
            {t('entries.older')}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}

function NoEntries({ filter }: { filter: BookFilter }) {
  const { t } = useTranslation('books');
  const isFiltered = Object.keys(noFilter).some((name) => filter[name as keyof BookFilter] !== '');
  if (!isFiltered) return <EmptyState text={t('entries.empty')} />;
  return (
    <EmptyState
      text={t('entries.noneFound')}
      action={
        <Link to={paths.transparency} preventScrollReset>
          {t('entries.all')}
        </Link>
      }
    />
  );
}

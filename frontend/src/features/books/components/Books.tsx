import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/feedback/Loaded';
import { useFresh } from '../../../ui/feedback/use-fresh';
import { useQueryFields } from '../../../ui/forms/use-query-fields';
import { Section } from '../../../ui/layout/Section';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useBookPageQuery, useListBookAccountsQuery } from '../api';
import { type BookFilter, csvPath, noFilter, pageOf } from '../book-filter';
import { useBooksCheck } from '../hooks/use-books-check';
import { BookFilters } from './BookFilters';
import { BookPage } from './BookPage';
import { BooksCheckPanel } from './BooksCheckPanel';
import { ChainAccounts } from './ChainAccounts';
import styles from './Books.module.css';

/** The filter of the books, which stands in the address. Whoever changes it starts again at the newest entry. */
function useBookFilter(): [BookFilter, (change: Partial<BookFilter>) => void] {
  const [filter, change] = useQueryFields<keyof BookFilter>(noFilter);
  return [filter, (part) => change({ cursor: '', ...part })];
}

/** Every coin and every badge as our contracts reported them, and the way to compare all of it with the chain. */
export function Books() {
  const { t } = useTranslation('books');
  const [filter, change] = useBookFilter();
  // The list stays as it is while it is read: what was checked must not move.
  const fresh = useFresh();
  const page = useBookPageQuery(pageOf(filter), fresh);
  const accounts = useListBookAccountsQuery(undefined, fresh);
  const entries = page.currentData?.entries;
  const checking = useBooksCheck(entries, !entries && page.isError, async () => accounts.refetch().unwrap());
  const found = 'found' in checking.check ? checking.check.found : null;
  return (
    <>
      <Section title={t('title')}>
        <BooksCheckPanel checking={checking} />
      </Section>
      <Section title={t('accounts.title')}>
        <Loaded query={accounts} skeleton={<Skeleton height="16rem" label={t('accounts.loading')} />}>
          {(known) => <ChainAccounts accounts={known} found={found} />}
        </Loaded>
      </Section>
      <Section
        title={t('entries.title')}
        action={
          <a href={csvPath(filter)} download className={styles.download}>
            {t('entries.download')}
          </a>
        }
      >
        <BookFilters filter={filter} onChange={change} />
        <Loaded query={page} skeleton={<Skeleton height="16rem" label={t('entries.loading')} />}>
          {(entriesPage) => <BookPage page={entriesPage} filter={filter} found={found} />}
        </Loaded>
      </Section>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { FoundGroup, FoundLink, FoundOnSite } from '../../features/search';
import { Button } from '../../ui/button/Button';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { NothingFound } from './NothingFound';
import styles from './SearchDialog.module.css';
import { SearchHints } from './SearchHints';
import { useFoundHelp } from './use-found-help';
import type { useSearch } from './use-search';

interface SearchResultsProps {
  search: ReturnType<typeof useSearch>;
  onFollow: () => void;
}

/** What was found: hints before anything is typed, help even where the rest cannot be asked for. */
export function SearchResults({ search, onFollow }: SearchResultsProps) {
  const { t } = useTranslation('search');
  const { words, showMore } = search;
  const { currentData: found, error, isFetching, refetch } = search.query;
  const help = useFoundHelp(words);
  if (words === '') return <SearchHints isTyping={search.typed.trim() !== ''} onFollow={onFollow} />;

  const onSite = found ? found.participants.length + found.reports.length + found.ads.length : 0;
  const count = onSite + help.length;
  const hasCome = found !== undefined && !isFetching;
  const isPartly = found !== undefined && found.more.length > 0;
  // Where the newest have none, as many of them are looked through for more.
  const isMore = isPartly && onSite > 0 && showMore !== undefined;
  return (
    <>
      <p role="status" className="visually-hidden">
        {hasCome &&
          (count > 0 ? t('found', { count }) : t(isPartly ? 'partly.title' : 'none.title', { words }))}
      </p>
      <div aria-busy={isFetching} className={isFetching ? styles.earlier : undefined}>
        {found ? (
          <FoundOnSite found={found} words={words} onFollow={onFollow} />
        ) : (
          !error && <Skeleton height="16rem" label={t('loading')} />
        )}
        {isMore && (
          <Button small kind="secondary" className={styles.more} onClick={showMore}>
            {t('more')}
          </Button>
        )}
        {error ? <LoadFailure error={error} isBusy={isFetching} retry={refetch} /> : null}
        <FoundGroup title={t('kinds.help')}>
          {help.map(({ to, question, paragraph }) => (
            <FoundLink
              key={to}
              to={to}
              title={question}
              excerpt={paragraph}
              words={words}
              onFollow={onFollow}
            />
          ))}
        </FoundGroup>
        {hasCome && count === 0 && <NothingFound words={words} isPartly={isPartly} onFollow={onFollow} />}
      </div>
    </>
  );
}

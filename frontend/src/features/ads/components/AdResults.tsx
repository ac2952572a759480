import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loaded } from '../../../ui/feedback/Loaded';
import { isTooShort, shortestSearch } from '../../../ui/forms/typed-search';
import { MorePages } from '../../../ui/paging/MorePages';
import type { AdFilter } from '../ad-filter';
import { useAdPages } from '../hooks/use-ad-pages';
import { AdGrid } from './AdGrid';
import styles from './AdResults.module.css';

/** The public ads that pass the filter, as many as fit; more are fetched when the last of them come near. */
export function AdResults({ filter }: { filter: AdFilter }) {
  const { t } = useTranslation('ads');
  const query = useAdPages(filter);
  const list = useRef<HTMLUListElement>(null);
  const empty = (
    <EmptyState
      text={t('list.empty')}
      action={<ButtonLink to={paths.submitAd}>{t('list.submit')}</ButtonLink>}
    />
  );
  return (
    <Loaded query={query} skeleton={<p className={styles.loading}>{t('list.loading')}</p>}>
      {({ pages }) => {
        const ads = pages.flatMap((page) => page.ads);
        const count = { count: ads.length };
        // What is common is looked for in one part of all ads after the other.
        const isNoneSoFar = ads.length === 0 && query.hasNextPage;
        return (
          <>
            <div role="status">
              {isTooShort(filter.text) && (
                <p className={styles.hint}>{t('filters.tooShort', { min: shortestSearch })}</p>
              )}
              <h2 className={styles.count}>
                {isNoneSoFar
                  ? t('list.emptySoFar')
                  : t(query.hasNextPage ? 'list.newest' : 'list.count', count)}
              </h2>
            </div>
            {ads.length > 0 && <AdGrid ref={list} ads={ads} atTop />}
            {ads.length === 0 && !isNoneSoFar && empty}
            <div className={styles.more}>
              <MorePages
                key={JSON.stringify(filter)}
                query={query}
                list={list}
                entry="li a"
                isAutomatic
                words={{ more: t('list.more'), failed: t('list.moreFailed') }}
              />
            </div>
          </>
        );
      }}
    </Loaded>
  );
}

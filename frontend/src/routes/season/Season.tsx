import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSeasonQuery } from '../../features/seasons';
import { Loaded } from '../../ui/feedback/Loaded';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import NotFound from '../not-found/NotFound';
import { useNumberParam } from '../use-number-param';
import { SeasonPage } from './SeasonPage';

/** One season, by the number in the address. */
export default function Season() {
  const { t } = useTranslation('seasons');
  const query = useGetSeasonQuery({ number: useNumberParam('number') });
  const failure = (content: ReactNode) => (
    <Page title={t('title')}>
      <PageHeader title={t('title')} />
      {content}
    </Page>
  );
  return (
    <Loaded
      query={query}
      skeleton={<PageSkeleton />}
      gone={<NotFound />}
      around={{ failure, notice: (notice) => notice }}
    >
      {(season) => <SeasonPage season={season} />}
    </Loaded>
  );
}

import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListAwardsQuery } from '../api';
import { AwardSection } from './AwardSection';

/** The season's awards one below the other. What was shown stays where a later answer fails. */
export function AwardList() {
  const { t } = useTranslation('awards');
  const { data: awards, error, refetch } = useListAwardsQuery();
  if (error && !awards) return <LoadFailure error={error} retry={refetch} />;
  if (!awards) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="60rem" />
      </div>
    );
  }
  if (awards.length === 0) return <EmptyState text={t('empty')} />;
  return awards.map((award) => <AwardSection key={award.id} award={award} />);
}

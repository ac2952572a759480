import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListAwardsQuery } from '../api';
import { AwardSection } from './AwardSection';

/** The season's awards one below the other. */
export function AwardList() {
  const { t } = useTranslation('awards');
  const query = useListAwardsQuery({});
  const skeleton = <Skeleton height="60rem" label={t('loading')} />;
  return (
    <Loaded query={query} skeleton={skeleton} empty={<EmptyState text={t('empty')} />}>
      {(awards) => awards.map((award) => <AwardSection key={award.id} award={award} />)}
    </Loaded>
  );
}

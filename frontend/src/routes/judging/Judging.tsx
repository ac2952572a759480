import { useTranslation } from 'react-i18next';
import { JudgingBoard } from '../../features/awards';
import { useListParticipantsQuery } from '../../features/participants';
import { useSession } from '../../session/use-session';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Skeleton } from '../../ui/skeletons/Skeleton';

export default function Judging() {
  const { t } = useTranslation('awards');
  const { user } = useSession();
  const { data: people, error, refetch } = useListParticipantsQuery();
  if (!user) return null;
  return (
    <Page>
      <PageHeader title={t('judging.title')} lead={t('judging.lead')} />
      {!people && error && <LoadFailure error={error} retry={refetch} />}
      {!people && !error && <Skeleton height="24rem" />}
      {people && <JudgingBoard userId={user.id} people={people} />}
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import { JudgingBoard } from '../../features/awards';
import { useListParticipantsQuery } from '../../features/participants';
import { useSession } from '../../session/use-session';
import { Loaded } from '../../ui/feedback/Loaded';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Skeleton } from '../../ui/skeletons/Skeleton';

export default function Judging() {
  const { t } = useTranslation('awards');
  const { user } = useSession();
  const query = useListParticipantsQuery({});
  if (!user) return null;
  return (
    <Page>
      <PageHeader title={t('judging.title')} lead={t('judging.lead')} />
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {(people) => <JudgingBoard userId={user.id} people={people} />}
      </Loaded>
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import { JudgingBoard } from '../../features/awards';
import { useListSeasonsQuery } from '../../features/seasons';
import { useSession } from '../../session/use-session';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ParticipantWork } from './ParticipantWork';

export default function Judging() {
  const { t } = useTranslation('awards');
  const { user } = useSession();
  const { data: seasons = [] } = useListSeasonsQuery();
  if (!user) return null;
  return (
    <Page>
      <PageHeader title={t('judging.title')} lead={t('judging.lead')} />
      <JudgingBoard
        userId={user.id}
        isSeasonClosed={(number) =>
          seasons.some((season) => season.number === number && season.state === 'closed')
        }
        workOf={(id) => <ParticipantWork key={id} id={id} />}
      />
    </Page>
  );
}

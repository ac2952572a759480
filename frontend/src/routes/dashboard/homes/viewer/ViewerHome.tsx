import { useTranslation } from 'react-i18next';
import { useGetViewerHomeQuery, useListRepliesToMeQuery } from '../../../../features/homes';
import { Loaded } from '../../../../ui/feedback/Loaded';
import { HomePart } from '../HomePart';
import { PlacedComments } from '../PlacedComments';
import { newestPlaced } from '../newest-placed';
import parts from '../HomeParts.module.css';
import type { HomeProps } from '../home-props';
import { Discover } from './Discover';
import { FollowedReports } from './FollowedReports';
import { RecentVotes } from './RecentVotes';
import { VotesLeft } from './VotesLeft';

/** What others answered to the reader's comments last. */
function Replies() {
  const { t } = useTranslation('homes');
  const query = useListRepliesToMeQuery(newestPlaced, { refetchOnMountOrArgChange: true });
  return (
    <HomePart title={t('viewer.replies.title')}>
      <PlacedComments
        query={query}
        loading={t('viewer.replies.loading')}
        none={t('viewer.replies.none')}
        answers={t('viewer.replies.to')}
        linkTo={(name) => t('viewer.replies.read', { name })}
      />
    </HomePart>
  );
}

/** What somebody who watches the challenge can do this month. */
export default function ViewerHome({ skeleton }: HomeProps) {
  const query = useGetViewerHomeQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(home) => (
        <div className={parts.parts}>
          <VotesLeft home={home} />
          <div className={parts.columns}>
            <FollowedReports reports={home.reports} following={home.following} />
            <Replies />
            <RecentVotes votes={home.votes} />
          </div>
          <Discover people={home.discover} />
        </div>
      )}
    </Loaded>
  );
}

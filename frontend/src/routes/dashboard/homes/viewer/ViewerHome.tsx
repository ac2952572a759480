import { useGetViewerHomeQuery } from '../../../../features/homes';
import { Loaded } from '../../../../ui/feedback/Loaded';
import parts from '../HomeParts.module.css';
import type { HomeProps } from '../home-props';
import { Discover } from './Discover';
import { FollowedReports } from './FollowedReports';
import { RecentVotes } from './RecentVotes';
import { Replies } from './Replies';
import { VotesLeft } from './VotesLeft';

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

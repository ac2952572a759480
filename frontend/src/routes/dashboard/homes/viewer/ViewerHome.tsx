import { useGetViewerHomeQuery } from '../../../../features/homes';
import { Loaded } from '../../../../ui/feedback/Loaded';
import parts from '../HomeParts.module.css';
import type { HomeProps } from '../home-props';
import { Discover } from './Discover';
import { FollowedReports } from './FollowedReports';
import { RecentVotes } from './RecentVotes';
import { VotesLeft } from './VotesLeft';

/** What somebody who watches the challenge can do this month. Replies to own comments will stand between what is new and the own votes. */
export default function ViewerHome({ skeleton }: HomeProps) {
  const query = useGetViewerHomeQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(home) => (
        <div className={parts.parts}>
          <VotesLeft home={home} />
          <div className={parts.columns}>
            <FollowedReports reports={home.reports} following={home.following} />
            <RecentVotes votes={home.votes} />
          </div>
          <Discover people={home.discover} />
        </div>
      )}
    </Loaded>
  );
}

import { useGetAdminHomeQuery } from '../../../../features/homes';
import { Loaded } from '../../../../ui/feedback/Loaded';
import type { HomeProps } from '../home-props';
import { Decisions } from './Decisions';

/** What waits for an administrator, asked for anew each time they come. */
export default function AdminHome({ skeleton }: HomeProps) {
  const query = useGetAdminHomeQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(home) => <Decisions home={home} />}
    </Loaded>
  );
}

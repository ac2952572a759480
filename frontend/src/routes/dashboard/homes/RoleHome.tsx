import type { ComponentType } from 'react';
import type { User } from '../../../api/generated/auth';
import { useGetJudgingQuery } from '../../../features/awards';
import { loadNamespaces } from '../../../i18n';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { optionalPart } from '../../../ui/optional-part';
import type { HomeProps } from './home-props';
import { HomeSkeleton } from './HomeSkeleton';
import styles from './RoleHome.module.css';

type Home = Promise<{ default: ComponentType<HomeProps> }>;

const skeleton = <HomeSkeleton />;

/** A home and its words, fetched side by side and by nobody of another role. */
const lazyHome = (load: () => Home, ...namespaces: string[]) =>
  optionalPart(
    async () => {
      const [module] = await Promise.all([load(), loadNamespaces('homes', ...namespaces)]);
      return module;
    },
    skeleton,
    (failure) => <LoadFailure {...failure} />,
  );

const ViewerHome = lazyHome(() => import('./viewer/ViewerHome'), 'votes', 'reports', 'errors');
const ParticipantHome = lazyHome(
  () => import('./participant/ParticipantHome'),
  'votes',
  'progress',
  'errors',
);
const AdvertiserHome = lazyHome(() => import('./advertiser/AdvertiserHome'), 'runs', 'errors');
const AdminHome = lazyHome(() => import('./admin/AdminHome'), 'errors');
const JudgeHome = lazyHome(() => import('./judge/JudgeHome'), 'awards', 'errors');

/** What the signed-in account can do now, before all that it has; judges may have any role. */
export function RoleHome({ user }: { user: User }) {
  const { data: judging } = useGetJudgingQuery();
  return (
    <div className={styles.home}>
      {judging?.judge && <JudgeHome skeleton={skeleton} />}
      {user.role === 'viewer' && <ViewerHome skeleton={skeleton} />}
      {user.role === 'user' && <AdvertiserHome skeleton={skeleton} />}
      {user.role === 'admin' && <AdminHome skeleton={skeleton} />}
      {user.role === 'participant' && <ParticipantHome skeleton={skeleton} />}
    </div>
  );
}

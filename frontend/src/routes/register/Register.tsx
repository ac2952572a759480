import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { User } from '../../api/generated/auth';
import { useSeasonNumbers } from '../../api/season-numbers';
import { LoginForm, RegisterForm, safeNextPath } from '../../features/auth';
import { ParticipantRegistration, useGetEligibilityQuery } from '../../features/participants';
import { paths } from '../../paths';
import type { Session } from '../../session/session-slice';
import { useSession } from '../../session/use-session';
import { Cover } from '../../ui/layout/Cover';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { BrowserOnly } from '../../ui/skeletons/BrowserOnly';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { UrlTabs } from '../../ui/tabs/UrlTabs';

/** The page's second view: Participant Registration, for whoever is signed in. */
function JoinChallenge({ user }: { user: User }) {
  const { t } = useTranslation('participants');
  const { applyingSeason } = useSeasonNumbers();
  const title = t('registration.title');
  return (
    <Page title={title}>
      <PageHeader title={title} lead={t('registration.lead', { season: applyingSeason })} />
      <ParticipantRegistration user={user} />
    </Page>
  );
}

const inBrowser = (form: ReactNode, height: string) => (
  <BrowserOnly meanwhile={<Skeleton height={height} />}>{form}</BrowserOnly>
);

/** Register and Login, for whoever is not signed in. */
function SignIn() {
  const { t } = useTranslation('auth');
  return (
    <Page>
      <Cover title={t('title')} lead={t('lead')}>
        <UrlTabs
          label={t('title')}
          items={[
            { key: 'register', label: t('register.tab'), children: inBrowser(<RegisterForm />, '23.25rem') },
            { key: 'login', label: t('login.tab'), children: inBrowser(<LoginForm />, '19.25rem') },
          ]}
        />
      </Cover>
    </Page>
  );
}

/** Whether the visitor has a place by now, and had none that was known of, or was nobody, when the page opened. */
function useBecameRegistered({ status, user }: Session): boolean {
  const [hadPlace, setHadPlace] = useState<boolean | null>(null);
  const isAsked = user !== null && user.role !== 'admin';
  const { currentData, isFetching } = useGetEligibilityQuery(undefined, { skip: !isAsked });
  const state = isAsked && !isFetching ? currentData?.state : undefined;
  if (hadPlace === null && status !== 'loading') {
    if (!isAsked) setHadPlace(false);
    else if (state) setHadPlace(state === 'registered');
  }
  return state === 'registered' && hadPlace === false;
}

/**
 * Register and Login; whoever is signed in goes on to `?next=`, else sees Participant Registration. Who signs in and has a place
 * in the season that can be applied for, or takes one here, goes to the list of participants.
 */
export default function Register() {
  const [params] = useSearchParams();
  const next = safeNextPath(params.get('next'));
  const session = useSession();
  const becameRegistered = useBecameRegistered(session);
  const { status, user } = session;

  if (status === 'loading') return <PageSkeleton />;
  if (!user) return <SignIn />;
  if (next) return <Navigate to={next} replace />;
  if (becameRegistered) return <Navigate to={paths.participants} replace />;
  return <JoinChallenge user={user} />;
}

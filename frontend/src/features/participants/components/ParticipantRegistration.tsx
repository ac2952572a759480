import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/generated/auth';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loaded } from '../../../ui/feedback/Loaded';
import { useProblemText } from '../../../ui/feedback/problem-text';
import { PageSkeleton } from '../../../ui/skeletons/PageSkeleton';
import { useGetEligibilityQuery } from '../own-api';
import { ParticipantForm } from './ParticipantForm';
import { RegistrationRefusal } from './RegistrationRefusal';

/** The way to a place in the challenge, as far as it is open to this account (states of the spec's section 4). */
export function ParticipantRegistration({ user }: { user: User }) {
  const { t } = useTranslation('participants');
  if (user.role !== 'admin') return <ByEligibility user={user} />;
  return (
    <EmptyState
      title={t('registration.admin')}
      text={t('registration.adminText')}
      action={<ButtonLink to={paths.admin}>{t('registration.openAdmin')}</ButtonLink>}
    />
  );
}

function ByEligibility({ user }: { user: User }) {
  const problemText = useProblemText();
  const query = useGetEligibilityQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />}>
      {({ state, refusal, message }) =>
        state === 'open' ? (
          <ParticipantForm key={user.id} userId={user.id} />
        ) : (
          <RegistrationRefusal
            state={state}
            reason={refusal ? problemText(refusal) : message}
            isViewer={user.role === 'viewer'}
            isInvitedViewer={refusal?.code === 'viewers_cannot_take_part'}
          />
        )
      }
    </Loaded>
  );
}

import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/api-error';
import { ParticipantArticle, useGetParticipantQuery } from '../../features/participants';
import { ReportList } from '../../features/progress';
import { Comments, VotesOverTime } from '../../features/votes';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import styles from './Participant.module.css';
import { ParticipantActions } from './ParticipantActions';

const cannotExist = [400, 404];

/** One participant: the story, what can be done for them, and what others did and said. */
export default function Participant() {
  const { t } = useTranslation('participants');
  const id = Number(useParams().id);
  const { currentData: person, error, refetch } = useGetParticipantQuery({ id });

  const isGone = isApiError(error) && cannotExist.includes(error.status);
  if (isGone || (error && !person)) {
    return (
      <Page title={t('page.title')}>
        <PageHeader title={t('page.title')} />
        {isGone ? (
          <EmptyState
            text={t('page.notFound')}
            action={<ButtonLink to={paths.participants}>{t('page.back')}</ButtonLink>}
          />
        ) : (
          <LoadFailure error={error} retry={refetch} />
        )}
      </Page>
    );
  }
  if (!person) return <PageSkeleton />;
  return (
    <Page title={person.name} description={person.projectDescription}>
      <ParticipantArticle person={person} actions={<ParticipantActions person={person} />} />
      <div className={styles.parts}>
        <ReportList participantId={id} />
        <div className={styles.votes}>
          <div>
            <VotesOverTime participantId={id} />
          </div>
          <div>
            <Comments participantId={id} />
          </div>
        </div>
      </div>
    </Page>
  );
}

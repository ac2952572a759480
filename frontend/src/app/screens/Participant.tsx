import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../api/api-error';
import { ParticipantArticle, useGetParticipantQuery } from '../../features/participants';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';

const cannotExist = [400, 404];

export default function Participant() {
  const { t } = useTranslation('participants');
  const { data: person, error, refetch } = useGetParticipantQuery({ id: Number(useParams().id) });

  if (isApiError(error)) {
    return (
      <Page title={t('page.title')}>
        <PageHeader title={t('page.title')} />
        {cannotExist.includes(error.status) ? (
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
      <ParticipantArticle person={person} />
    </Page>
  );
}

import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { useListParticipantsQuery } from '../api';
import { ParticipantGrid } from './ParticipantGrid';
import { ParticipantSkeletons } from './ParticipantSkeletons';

interface ParticipantListProps extends Pick<ComponentProps<typeof ParticipantGrid>, 'renderAction'> {
  places: number;
}

/** Everybody who holds one of the season's places, and what is left of these. */
export function ParticipantList({ places, renderAction }: ParticipantListProps) {
  const { t } = useTranslation('participants');
  const { data, error, refetch } = useListParticipantsQuery();
  if (error && !data) return <LoadFailure error={error} retry={refetch} />;
  if (!data) return <ParticipantSkeletons />;
  if (data.length > 0) {
    const remaining = places - data.length;
    return <ParticipantGrid participants={data} remaining={remaining} renderAction={renderAction} />;
  }
  return (
    <EmptyState
      text={t('list.empty')}
      action={<ButtonLink to={paths.register}>{t('list.beFirst')}</ButtonLink>}
    />
  );
}

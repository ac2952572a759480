import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loaded } from '../../../ui/feedback/Loaded';
import { useListParticipantsQuery } from '../api';
import { ParticipantGrid } from './ParticipantGrid';
import { ParticipantSkeletons } from './ParticipantSkeletons';

interface ParticipantListProps extends Pick<ComponentProps<typeof ParticipantGrid>, 'renderAction'> {
  /** How many places are left for others, beside so many who are listed. */
  freeBeside: (listed: number) => number;
}

/** Everybody who holds one of the season's places, and what is left of these. */
export function ParticipantList({ freeBeside, renderAction }: ParticipantListProps) {
  const { t } = useTranslation('participants');
  const query = useListParticipantsQuery({});
  const empty = (
    <EmptyState
      text={t('list.empty')}
      action={<ButtonLink to={paths.register}>{t('list.beFirst')}</ButtonLink>}
    />
  );
  return (
    <Loaded query={query} skeleton={<ParticipantSkeletons />} empty={empty}>
      {(participants) => (
        <ParticipantGrid
          participants={participants}
          remaining={freeBeside(participants.length)}
          renderAction={renderAction}
        />
      )}
    </Loaded>
  );
}

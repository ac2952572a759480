import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Section } from '../../../ui/layout/Section';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListParticipantVotesQuery } from '../api';
import { VotesByMonth } from './VotesByMonth';
import styles from './VotesOverTime.module.css';

/** A participant's votes month by month. */
export function VotesOverTime({ participantId }: { participantId: number }) {
  const { t } = useTranslation('votes');
  const query = useListParticipantVotesQuery({ id: participantId });
  const empty = <p className={styles.note}>{t('overTime.empty')}</p>;
  return (
    <Section title={t('overTime.title')}>
      <Loaded query={query} skeleton={<Skeleton height="14rem" />} empty={empty}>
        {(months) => <VotesByMonth months={months} />}
      </Loaded>
    </Section>
  );
}

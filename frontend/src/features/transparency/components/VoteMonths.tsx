import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListVoteMonthsQuery } from '../api';
import { VoteMonthEntry, type NameOf } from './VoteMonthEntry';
import styles from './VoteMonths.module.css';

/** Every month with votes, newest first; `nameOf` says who a participant is. */
export function VoteMonths({ nameOf }: { nameOf: NameOf }) {
  const { t } = useTranslation('transparency');
  const { data: months, error, refetch } = useListVoteMonthsQuery();
  if (!months) {
    if (error) return <LoadFailure error={error} retry={refetch} />;
    return (
      <div role="status" aria-label={t('months.loading')}>
        <Skeleton height="12rem" />
      </div>
    );
  }
  if (months.length === 0) {
    return (
      <EmptyState
        text={t('months.empty')}
        action={<ButtonLink to={paths.participants}>{t('months.participants')}</ButtonLink>}
      />
    );
  }
  return (
    <ol className={styles.months}>
      {months.map((month) => (
        <li key={month.month}>
          <VoteMonthEntry month={month} nameOf={nameOf} />
        </li>
      ))}
    </ol>
  );
}

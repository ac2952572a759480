import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListVoteMonthsQuery } from '../api';
import type { NameOf } from './RecountResult';
import { VoteMonthEntry } from './VoteMonthEntry';
import styles from './VoteMonths.module.css';

/** Every month with votes, newest first; `nameOf` says who a participant is. */
export function VoteMonths({ nameOf }: { nameOf: NameOf }) {
  const { t } = useTranslation('transparency');
  const query = useListVoteMonthsQuery({});
  const skeleton = <Skeleton height="12rem" label={t('months.loading')} />;
  const empty = (
    <EmptyState
      text={t('months.empty')}
      action={<ButtonLink to={paths.participants}>{t('months.participants')}</ButtonLink>}
    />
  );
  return (
    <Loaded query={query} skeleton={skeleton} empty={empty}>
      {(months) => (
        <ol className={styles.months}>
          {months.map((month) => (
            <li key={month.month}>
              <VoteMonthEntry month={month} nameOf={nameOf} />
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}

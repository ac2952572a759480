import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loginPath, paths } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { Loaded } from '../../../ui/feedback/Loaded';
import { bothQueries } from '../../../ui/feedback/query';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListOwnVotesQuery, useListVoteMonthsQuery, type OwnVote, type VoteMonth } from '../api';
import { OwnReceipt } from './OwnReceipt';
import styles from './OwnReceipts.module.css';

/** The signed-in voter's votes of fixed months, each with its receipt. */
export function OwnReceipts() {
  const { t } = useTranslation('transparency');
  const { status } = useSession();
  return (
    <>
      <p className={styles.lead}>{t('own.lead')}</p>
      {status === 'loading' && <Skeleton height="4rem" />}
      {status === 'none' && <Link to={loginPath(paths.transparency)}>{t('own.signIn')}</Link>}
      {status === 'user' && <Votes />}
    </>
  );
}

function Votes() {
  const query = bothQueries(useListOwnVotesQuery(), useListVoteMonthsQuery({}));
  return (
    <Loaded query={query} skeleton={<Skeleton height="4rem" />}>
      {([votes, months]) => <Receipts votes={votes} months={months} />}
    </Loaded>
  );
}

function Receipts({ votes, months }: { votes: OwnVote[]; months: VoteMonth[] }) {
  const { t } = useTranslation('transparency');
  const fixed = new Set(months.filter(({ root }) => root !== null).map(({ month }) => month));
  const withReceipt = votes.filter(({ month }) => fixed.has(month));
  if (withReceipt.length === 0)
    return <p className={styles.none}>{votes.length > 0 ? t('own.notYet') : t('own.none')}</p>;
  return (
    <>
      <p className={styles.lead}>{t('own.kept')}</p>
      <ul className={styles.list}>
        {withReceipt.map((vote) => (
          <li key={vote.id}>
            <OwnReceipt vote={vote} />
          </li>
        ))}
      </ul>
    </>
  );
}

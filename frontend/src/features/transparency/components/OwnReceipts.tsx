import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loginPath, paths } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListOwnVotesQuery, useListVoteMonthsQuery } from '../api';
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
  const { t } = useTranslation('transparency');
  const votes = useListOwnVotesQuery();
  const months = useListVoteMonthsQuery();
  if (!votes.data || !months.data) {
    const failed = [votes, months].find(({ error }) => error);
    return failed ? <LoadFailure error={failed.error} retry={failed.refetch} /> : <Skeleton height="4rem" />;
  }
  const fixed = new Set(months.data.filter(({ root }) => root !== null).map(({ month }) => month));
  const withReceipt = votes.data.filter(({ month }) => fixed.has(month));
  if (withReceipt.length === 0)
    return <p className={styles.none}>{votes.data.length > 0 ? t('own.notYet') : t('own.none')}</p>;
  return (
    <ul className={styles.list}>
      {withReceipt.map((vote) => (
        <li key={vote.id}>
          <OwnReceipt vote={vote} />
        </li>
      ))}
    </ul>
  );
}

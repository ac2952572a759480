import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RecentVote } from '../../../../features/homes';
import { useLongMonth } from '../../../../i18n/use-long-date';
import { participantPath, paths } from '../../../../paths';
import list from '../HomeList.module.css';
import { HomePart } from '../HomePart';

/** Where the receipts of one's own votes are made. */
const receiptsPath = `${paths.transparency}#votes`;

/** The reader's newest votes, each with the way to its receipt once there is one. */
export function RecentVotes({ votes }: { votes: RecentVote[] }) {
  const { t } = useTranslation('homes');
  return (
    <HomePart title={t('viewer.own.title')} action={<Link to={receiptsPath}>{t('viewer.own.all')}</Link>}>
      {votes.length === 0 ? (
        <p className={list.none}>{t('viewer.own.none')}</p>
      ) : (
        <ul className={list.list}>
          {votes.map((vote) => (
            <OwnVote key={vote.id} vote={vote} />
          ))}
        </ul>
      )}
    </HomePart>
  );
}

function OwnVote({ vote }: { vote: RecentVote }) {
  const { t } = useTranslation('homes');
  const month = useLongMonth()(vote.month);
  const { participantName: name, counted, hasReceipt } = vote;
  const outcome = counted ? t('viewer.own.later') : t('viewer.own.uncounted');
  return (
    <li>
      <Link to={participantPath(vote.participantId)} className={list.main}>
        <bdi>{name}</bdi>
      </Link>
      <p className={list.note}>
        {month} ·{' '}
        {hasReceipt ? (
          <Link to={receiptsPath} aria-label={t('viewer.own.receiptFor', { name, month })}>
            {t('viewer.own.receipt')}
          </Link>
        ) : (
          outcome
        )}
      </p>
    </li>
  );
}

import { Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongTime } from '../../../../i18n/use-long-time';
import { Button } from '../../../../ui/button/Button';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { useCountVotes } from '../../hooks/use-count-votes';
import { useListVoteBurstsQuery, type AdminVote, type VoteBurst } from '../../votes-api';
import styles from '../AdsTable.module.css';
import dialog from '../Dialog.module.css';
import { ReasonDialog } from '../ReasonDialog';
import { BurstVotes } from './BurstVotes';

const pageSize = 20;

/** Votes that an admin can still leave uncounted. */
const countedVotes = ({ votes }: VoteBurst) => votes.filter(({ counted, fixed }) => counted && !fixed);

/** Many votes for one participant from one address within an hour, and what may be done about them. */
export function VoteBursts() {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  const { data, error, refetch } = useListVoteBurstsQuery();
  const { count, isBusy } = useCountVotes();
  const [asked, setAsked] = useState<AdminVote[] | null>(null);
  if (error && !data) return <LoadFailure error={error} retry={refetch} />;
  if (!data) return <Skeleton height="8rem" />;

  const leaveUncounted = async (votes: AdminVote[], reason: string) => {
    if (await count(votes, false, reason)) setAsked(null);
  };
  const from = ({ firstAt, lastAt }: VoteBurst) =>
    t('votes.bursts.from', { first: longTime(firstAt), last: longTime(lastAt) });
  return (
    <>
      <p className={dialog.note}>{t('votes.bursts.note')}</p>
      <Table
        size="small"
        rowKey={({ participantId, mark, firstAt }) => `${participantId} ${mark} ${firstAt}`}
        className={styles.table}
        dataSource={data}
        pagination={{ pageSize, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: t('votes.bursts.empty') }}
        expandable={{
          expandedRowRender: ({ votes }) => (
            <BurstVotes
              votes={votes}
              isBusy={isBusy}
              onLeaveUncounted={(vote) => setAsked([vote])}
              onCount={(vote) => void count([vote], true)}
            />
          ),
          columnWidth: 40,
          columnTitle: <span className="visually-hidden">{t('table.details')}</span>,
        }}
        columns={[
          {
            title: t('votes.participant'),
            render: (_, burst) => (
              <>
                <bdi>{burst.participantName}</bdi>
                <div className={styles.narrow}>{from(burst)}</div>
              </>
            ),
          },
          { title: t('votes.bursts.when'), render: (_, burst) => from(burst), responsive: ['md'] },
          { title: t('votes.bursts.address'), dataIndex: 'mark', responsive: ['md'] },
          {
            title: t('votes.bursts.votes'),
            render: (_, burst) => t('votes.bursts.counted', { counted: burst.counted, all: burst.count }),
          },
          {
            title: t('table.decision'),
            render: (_, burst) =>
              countedVotes(burst).length > 0 && (
                <Button small kind="danger" onClick={() => setAsked(countedVotes(burst))}>
                  {t('votes.bursts.leaveAll')}
                </Button>
              ),
          },
        ]}
      />
      {asked && (
        <ReasonDialog
          title={t('votes.uncount.title', { count: asked.length })}
          note={<p className={dialog.note}>{t('votes.uncount.note')}</p>}
          label={t('votes.uncount.reason')}
          required={t('votes.uncount.required')}
          confirm={t('votes.uncount.confirm')}
          isBusy={isBusy}
          onConfirm={(reason) => void leaveUncounted(asked, reason)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

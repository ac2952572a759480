import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/api-error';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { MorePages } from '../../../ui/paging/MorePages';
import type { PagedQuery } from '../../../ui/paging/use-automatic-pages';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useTargetComment } from '../hooks/use-target-comment';
import { type ReportThread, useFindReportCommentQuery } from '../api';
import { useTalk } from '../talked-report';
import styles from './Talk.module.css';
import { Thread } from './Thread';

interface ThreadsProps {
  comments: ReportThread[];
  query: PagedQuery;
}

/** The comment that the address names, with what it answers or what answers it. */
function LinkedThread({ id }: { id: number }) {
  const { t } = useTranslation('talk');
  const { currentData: found, error, isFetching, refetch } = useFindReportCommentQuery({ id });
  if (isApiError(error) && error.status === 404) return <p className={styles.note}>{t('linked.gone')}</p>;
  if (error && !found) return <LoadFailure error={error} isBusy={isFetching} retry={refetch} />;
  if (!found) return <Skeleton height="6rem" label={t('loading')} />;
  return (
    <div className={styles.linked}>
      <p className={styles.note}>{t('linked.title')}</p>
      <Thread thread={found.thread} target={id} />
    </div>
  );
}

/** Those that were fetched, above them the one that the address names where it is not among them. */
export function Threads({ comments, query }: ThreadsProps) {
  const { t } = useTranslation('talk');
  const { report, isOpen } = useTalk();
  const list = useRef<HTMLOListElement>(null);
  const target = useTargetComment(report.id);
  const isThere = comments.some(({ id, replies }) => [id, ...replies.map((one) => one.id)].includes(target!));
  return (
    <>
      {target !== undefined && !isThere && <LinkedThread id={target} />}
      {comments.length === 0 && <p className={styles.note}>{t(isOpen ? 'empty.open' : 'empty.closed')}</p>}
      <ol ref={list} className={styles.list}>
        {comments.map((thread) => (
          <li key={thread.id} tabIndex={-1} className={styles.item}>
            <Thread thread={thread} target={target} />
          </li>
        ))}
      </ol>
      <MorePages
        query={query}
        list={list}
        entry=":scope > li"
        words={{ more: t('more.comments'), failed: t('more.failed') }}
      />
    </>
  );
}

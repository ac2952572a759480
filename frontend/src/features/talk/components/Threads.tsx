import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MorePages, type PagedQuery } from '../../../ui/paging/MorePages';
import { useTargetComment } from '../hooks/use-target-comment';
import type { ReportThread } from '../api';
import { useTalk } from '../talked-report';
import { LinkedThread } from './LinkedThread';
import styles from './Talk.module.css';
import { Thread } from './Thread';

interface ThreadsProps {
  comments: ReportThread[];
  query: PagedQuery;
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

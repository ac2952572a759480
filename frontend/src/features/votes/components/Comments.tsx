import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Section } from '../../../ui/layout/Section';
import { MorePages } from '../../../ui/paging/MorePages';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useCommentPagesInfiniteQuery } from '../api';
import { CommentEntry } from './CommentEntry';
import styles from './Comments.module.css';

/** What voters said, newest first, a page at a time. */
export function Comments({ participantId }: { participantId: number }) {
  const { t } = useTranslation('votes');
  return (
    <Section title={t('comments.title')}>
      <CommentPages participantId={participantId} />
    </Section>
  );
}

function CommentPages({ participantId }: { participantId: number }) {
  const { t } = useTranslation('votes');
  const query = useCommentPagesInfiniteQuery(participantId);
  const list = useRef<HTMLOListElement>(null);
  return (
    <Loaded query={query} skeleton={<Skeleton height="12rem" />}>
      {({ pages }) => {
        const comments = pages.flatMap((page) => page.comments);
        if (comments.length === 0) return <p className={styles.empty}>{t('comments.empty')}</p>;
        return (
          <>
            <ol ref={list} className={styles.list}>
              {comments.map((comment) => (
                <li key={comment.id} tabIndex={-1} className={styles.item}>
                  <CommentEntry comment={comment} participantId={participantId} />
                </li>
              ))}
            </ol>
            <MorePages
              query={query}
              list={list}
              entry=":scope > li"
              words={{ more: t('comments.more'), failed: t('comments.moreFailed') }}
            />
          </>
        );
      }}
    </Loaded>
  );
}

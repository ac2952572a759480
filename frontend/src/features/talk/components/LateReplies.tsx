import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { Loaded } from '../../../ui/feedback/Loaded';
import { MorePages } from '../../../ui/paging/MorePages';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useLateRepliesInfiniteQuery } from '../api';
import { useTalk } from '../talked-report';
import { Comment } from './Comment';
import styles from './Talk.module.css';

interface LateRepliesProps {
  /** The comment that they answer. */
  id: number;
  /** The last of those that came with it. */
  after: number;
}

/** Replies after the first ten, once they are asked for. */
export function LateReplies(props: LateRepliesProps) {
  const { t } = useTranslation('talk');
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <ReplyPages {...props} />;
  return (
    <Button small kind="quiet" className={styles.quiet} onClick={() => setAsked(true)}>
      {t('more.replies')}
    </Button>
  );
}

function ReplyPages({ id, after }: LateRepliesProps) {
  const { t } = useTranslation('talk');
  const { report } = useTalk();
  const list = useRef<HTMLOListElement>(null);
  const query = useLateRepliesInfiniteQuery({ id, after, reportId: report.id });
  return (
    <Loaded query={query} skeleton={<Skeleton height="5rem" label={t('loading')} />}>
      {({ pages }) => (
        <>
          <ol ref={list} aria-label={t('replies.title')} className={styles.replies}>
            {pages
              .flatMap(({ comments }) => comments)
              .map((reply) => (
                <li key={reply.id} tabIndex={-1}>
                  <Comment comment={reply} isTarget={false} />
                </li>
              ))}
          </ol>
          <MorePages
            query={query}
            list={list}
            entry=":scope > li"
            words={{ more: t('more.replies'), failed: t('more.failed') }}
          />
        </>
      )}
    </Loaded>
  );
}

import type { ReactNode } from 'react';
import type { PlacedComment, PlacedCommentPage } from '../../../features/homes';
import { Loaded } from '../../../ui/feedback/Loaded';
import type { Query } from '../../../ui/feedback/query';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import list from './HomeList.module.css';
import { PlacedLine, type PlacedWords } from './PlacedLine';

interface PlacedCommentsProps extends PlacedWords {
  query: Query<PlacedCommentPage>;
  /** Says that they are on the way. */
  loading: string;
  /** Said where there are none. */
  none: string;
  /** Stands below where there are more than these. */
  more?: ReactNode;
}

/** Comments on reports from wherever they stand, each with the way there. They come, and fail, on their own. */
export function PlacedComments({ query, loading, none, more, ...words }: PlacedCommentsProps) {
  const line = (comment: PlacedComment) => <PlacedLine key={comment.id} comment={comment} {...words} />;
  return (
    <Loaded query={query} skeleton={<Skeleton height="10rem" label={loading} />}>
      {({ comments, next }) =>
        comments.length === 0 ? (
          <p className={list.none}>{none}</p>
        ) : (
          <>
            <ul className={list.list}>{comments.map(line)}</ul>
            {more && next !== null && <p className={list.more}>{more}</p>}
          </>
        )
      }
    </Loaded>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofVote } from '../../comment-to-judge';
import { useHideCommentMutation, useListAdminCommentsQuery } from '../../votes-api';
import { CommentQueue } from './CommentQueue';

const pageSize = 20;

/** Comments of votes that were reported or are hidden. */
export function CommentsToDecide() {
  const { t } = useTranslation('admin');
  const [cursor, setCursor] = useState<number>();
  const query = useListAdminCommentsQuery({ limit: pageSize, cursor });
  const [hide, { isLoading }] = useHideCommentMutation();
  return (
    <CommentQueue
      query={query}
      comments={query.data?.comments.map(ofVote)}
      next={query.data?.next ?? null}
      cursor={cursor}
      onPage={setCursor}
      hide={(id, hideComment) => hide({ id, hideComment })}
      isBusy={isLoading}
      note={t('votes.hide.note')}
    />
  );
}

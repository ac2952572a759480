import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ofReport } from '../../comment-to-judge';
import { useHideReportCommentMutation, useListAdminReportCommentsQuery } from '../../votes-api';
import { CommentQueue } from './CommentQueue';

const pageSize = 20;

/** Comments on reports that were reported or are hidden. */
export function ReportCommentsToDecide() {
  const { t } = useTranslation('admin');
  const [cursor, setCursor] = useState<number>();
  const query = useListAdminReportCommentsQuery({ limit: pageSize, cursor });
  const [hide, { isLoading }] = useHideReportCommentMutation();
  return (
    <CommentQueue
      query={query}
      comments={query.data?.comments.map(ofReport)}
      next={query.data?.next ?? null}
      cursor={cursor}
      onPage={setCursor}
      hide={(id, hideComment) => hide({ id, hideComment })}
      isBusy={isLoading}
      note={t('votes.hide.noteOnReport')}
    />
  );
}

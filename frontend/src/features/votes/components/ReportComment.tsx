import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loginPath, participantPath } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { Button } from '../../../ui/button/Button';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { lazyDialog } from '../../../ui/dialog/lazy-dialog';
import type { Comment } from '../api';
import styles from './Comments.module.css';

const ReportDialog = lazyDialog(() => import('./ReportDialog'));

interface ReportCommentProps {
  comment: Comment;
  participantId: number;
}

/** Lets whoever reads a comment tell the organisers of it; visitors sign in first, as each account tells once. */
export function ReportComment({ comment, participantId }: ReportCommentProps) {
  const { t } = useTranslation('votes');
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const [isReported, setIsReported] = useState(false);
  const look = {
    kind: 'quiet',
    small: true,
    className: styles.report,
    'aria-label': t('comments.reportOf', { username: comment.username ?? t('comments.gone') }),
  } as const;

  if (!user) {
    return (
      <ButtonLink {...look} to={loginPath(participantPath(participantId))}>
        {t('comments.report')}
      </ButtonLink>
    );
  }
  return (
    <>
      <span role="status" className={styles.reported}>
        {isReported && t('comments.reported')}
      </span>
      {!isReported && (
        <Button {...look} {...ReportDialog.hints} onClick={() => setIsOpen(true)}>
          {t('comments.report')}
        </Button>
      )}
      {isOpen && (
        <ReportDialog
          commentId={comment.id}
          onReported={() => {
            setIsReported(true);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

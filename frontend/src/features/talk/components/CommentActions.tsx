import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoment } from '../../../i18n/use-moment';
import { talkLimits } from '../../../limits';
import { loginPath } from '../../../paths';
import { useSession } from '../../../session/use-session';
import { Button } from '../../../ui/button/Button';
import type { ReportComment } from '../api';
import { commentPath, useTalk } from '../talked-report';
import { DeleteDialog } from './DeleteDialog';
import { FlagComment } from './FlagComment';
import styles from './Talk.module.css';

interface CommentActionsProps {
  comment: ReportComment;
  isOwn: boolean;
  /** Id of what the buttons are about, for those who do not see what they stand below. */
  describedBy: string;
  onReply: (() => void) | undefined;
  onEdit: () => void;
}

/** What the reader can do with a comment. */
export function CommentActions({ comment, isOwn, describedBy, onReply, onEdit }: CommentActionsProps) {
  const { t } = useTranslation('talk');
  const { status } = useSession();
  const { report, isOpen } = useTalk();
  const now = useMoment();
  const [isDeleting, setDeleting] = useState(false);
  const { id, author, createdAt, hidden } = comment;
  const isYoung = now - Date.parse(createdAt) < talkLimits.editMinutes * 60_000;
  const look = {
    small: true,
    kind: 'quiet',
    className: styles.action,
    'aria-describedby': describedBy,
  } as const;
  return (
    <div className={styles.actions}>
      {onReply && (
        <Button {...look} onClick={onReply}>
          {t('reply.open')}
        </Button>
      )}
      {isOwn && isOpen && isYoung && !hidden && (
        <Button {...look} onClick={onEdit}>
          {t('edit.open')}
        </Button>
      )}
      {isOwn && (
        <Button {...look} onClick={() => setDeleting(true)}>
          {t('delete.open')}
        </Button>
      )}
      {!isOwn && !hidden && status !== 'loading' && (
        <FlagComment
          id={id}
          name={author?.name ?? t('gone.account')}
          signIn={status === 'user' ? null : loginPath(commentPath(report, id))}
        />
      )}
      {isDeleting && <DeleteDialog id={id} onClose={() => setDeleting(false)} />}
    </div>
  );
}

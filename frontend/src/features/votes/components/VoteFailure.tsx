import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isApiError } from '../../../api/api-error';
import { useLongDay } from '../../../i18n/use-long-date';
import { loginPath, votePath } from '../../../paths';
import { useSession } from '../../../session/use-session';
import dialog from '../../../ui/dialog/DialogForm.module.css';
import { useServerMessage } from '../../../ui/feedback/problem-text';
import type { Candidate } from '../vote-availability';

interface VoteFailureProps {
  /** Null while nothing has failed. */
  error: unknown;
  candidate: Candidate;
  isCommentKept: boolean;
}

/** Says why a vote could not be given, where one looks for it: beside the button. */
export function VoteFailure({ error, candidate, isCommentKept }: VoteFailureProps) {
  const { t } = useTranslation('votes');
  // Pages for reading have not fetched the words for failures.
  useTranslation('errors', { useSuspense: false });
  const serverMessage = useServerMessage();
  const longDay = useLongDay();
  const { id, name } = candidate;
  const { user, hasEnded } = useSession();
  const isSignedOut = isApiError(error) && error.status === 401;
  const isOver = isSignedOut && user !== null && !hasEnded;

  const describe = (): string => {
    const problem = isApiError(error) ? error.problem : null;
    if (problem?.code !== 'already_voted') return serverMessage(error, t('dialog.failed'));
    return t('dialog.alreadyVoted', { name, date: longDay(String(problem.params?.next)) });
  };

  return (
    <div role="alert" className={dialog.failure}>
      {error !== null && !isOver && (
        <p>
          {describe()} {isCommentKept && t('dialog.kept')}
          {isSignedOut && (
            <>
              {' '}
              <Link to={loginPath(votePath(id))}>{t('dialog.signIn')}</Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}

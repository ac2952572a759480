import type { User } from '../api/generated/auth';
import { OtherAccount } from './OtherAccount';
import type { Session } from './session-slice';
import { SignInAgain } from './SignInAgain';

interface EndedSessionProps {
  user: User;
  session: Session;
}

/** What stands over a page whose session is nobody's any more, or somebody else's. One part: nothing is uncovered while the one dialog gives way to the other. */
export default function EndedSession({ user, session: { other, turn } }: EndedSessionProps) {
  return other ? (
    <OtherAccount former={user} present={other} turn={turn} />
  ) : (
    <SignInAgain username={user.username} />
  );
}

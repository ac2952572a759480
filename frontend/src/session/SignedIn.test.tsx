import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { loadNamespaces } from '../i18n';
import { answerCalls } from '../testing/answer-calls';
import { renderAt } from '../testing/render';
import { aUser } from '../testing/samples';
import type { Session } from './session-slice';
import SignedIn from './SignedIn';

test('a page stays covered while the question of a password gives way to who has signed in elsewhere', async () => {
  await loadNamespaces('auth', 'errors');
  answerCalls({});
  let signInElsewhere: () => void = () => undefined;
  const user = aUser();
  const ended: Session = { status: 'user', user, hasEnded: true };
  function Page() {
    const [session, setSession] = useState(ended);
    signInElsewhere = () => setSession({ ...ended, other: aUser({ id: 7, username: 'jonas' }) });
    return <SignedIn user={user} session={session} />;
  }
  renderAt('/', <Page />);
  const asked = await screen.findByRole('dialog');
  expect(asked).toHaveTextContent('amara');
  act(() => signInElsewhere());
  expect(screen.getByRole('dialog')).toHaveTextContent('Go on as jonas');
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { aUser } from '../../testing/samples';
import Security from './Security';

beforeEach(() => loadNamespaces('dashboard'));

test('says that no new recovery codes were made, and keeps offering them', async () => {
  answerCalls({
    'GET /api/auth/second-factor': [200, { totp: true, recoveryCodes: 4 }],
    'GET /api/auth/passkeys': [200, []],
    'GET /api/auth/sessions': [200, []],
    'POST /api/auth/recovery-codes': [503],
  });
  renderAt('/dashboard?tab=security', <Security user={aUser({ secondFactor: true })} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Make new codes' }));
  expect(await screen.findByText(/The server does not answer at the moment/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make new codes' })).toBeEnabled();
});

test('says what ending all other sessions does, and that it is done once the server has confirmed it', async () => {
  const here = { id: 'a', device: 'Chrome · Linux', lastSeenAt: '2026-03-05T10:00:00.000Z', isCurrent: true };
  let isEnded = false;
  answerCalls({
    'GET /api/auth/second-factor': [200, { totp: false, recoveryCodes: 0 }],
    'GET /api/auth/passkeys': [200, []],
    'GET /api/auth/sessions': () => [200, isEnded ? [here] : [here, { ...here, id: 'b', isCurrent: false }]],
    'DELETE /api/auth/sessions': () => {
      isEnded = true;
      return [204];
    },
  });
  renderAt('/dashboard?tab=security', <Security user={aUser()} />);
  const button = await screen.findByRole('button', { name: 'End all others' });
  expect(button).toHaveAccessibleDescription(/^Every other browser is signed out/);
  expect(screen.queryByText('Only this browser is signed in now.')).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByText('Only this browser is signed in now.')).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { SessionStart } from '../../session/SessionStart';
import { renderAt } from '../../testing/render';
import { aParticipant, aReport, aUser } from '../../testing/samples';
import { aDeskPlace, serveDesk } from '../../testing/serve-desk';
import Judging from './Judging';

beforeEach(() => loadNamespaces('awards', 'participants', 'reports', 'errors'));

function open(seasonState: string) {
  serveDesk(
    [aDeskPlace()],
    {},
    {
      'GET /api/auth/me': [200, aUser({ username: 'judith' })],
      'GET /api/seasons': [200, [{ number: 1, state: seasonState }]],
      'GET /api/participants/3': [
        200,
        aParticipant({ impactGoals: 'Two hundred families drink clean water.' }),
      ],
      'GET /api/progress-updates': [200, [aReport()]],
    },
  );
  const page = (
    <>
      <SessionStart />
      <Judging />
    </>
  );
  return renderAt('/judging', page);
}

test('shows what somebody set out to do, and their films and reports, beside the rubric', async () => {
  open('running');
  expect(await screen.findByText('Two hundred families drink clean water.')).toBeVisible();
  const reports = within(await screen.findByRole('region', { name: 'Films and reports' }));
  expect(await reports.findByRole('article', { name: 'The first ten filters are sold' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Impact' })).toBeInTheDocument();
  expect(screen.queryByText(/can only be read/)).not.toBeInTheDocument();
});

test('says that a closed season can only be read', async () => {
  open('closed');
  expect(await screen.findByText('Season 1 is closed: everything here can only be read.')).toBeVisible();
});

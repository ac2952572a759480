import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { answerUntilLost, fetchInVain } from '../../testing/lose-server';
import { renderAt } from '../../testing/render';
import { aParticipant, challengeSettings } from '../../testing/samples';
import { aSeason } from '../../testing/season-samples';
import Participants from './Participants';

beforeEach(() => loadNamespaces('participants', 'votes'));

const settings = challengeSettings({ maxParticipants: 3 });

test('invites the first while nobody is registered', async () => {
  answerCalls({ 'GET /api/participants': [200, []] });
  renderAt('/participants', <Participants />);
  expect(await screen.findByText('No participants registered yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Be the first to register' })).toHaveAttribute('href', '/register');
});

test('counts the places left by the list, which is newer than the settings', async () => {
  answerCalls({
    'GET /api/participants': [200, [aParticipant()]],
    'GET /api/challenge/settings': [200, settings],
  });
  renderAt('/participants', <Participants />);
  expect(await screen.findByText('2 positions remaining for Season 1')).toBeVisible();
  expect(screen.getByText(/^3 people, 12 months/)).toBeVisible();
});

test('offers no place of a season that is closed', async () => {
  answerCalls({
    'GET /api/participants': [200, [aParticipant()]],
    'GET /api/challenge/settings': [200, challengeSettings({ maxParticipants: 3, takesApplications: false })],
  });
  renderAt('/participants', <Participants />);
  expect(await screen.findByRole('link', { name: 'Amina Diallo' })).toBeVisible();
  await expect.poll(() => screen.queryByText(/positions? remaining/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Apply Now' })).toBeNull();
});

test('counts the places of the season that one can apply to, beside those who take part in the current one', async () => {
  const next = { season: 2, applyingSeason: 3, maxParticipants: 12, participantsCount: 7 };
  answerCalls({
    'GET /api/participants': [200, [aParticipant({ season: 2 })]],
    'GET /api/challenge/settings': [200, challengeSettings(next)],
    'GET /api/seasons': [200, [aSeason({ number: 3, places: 12 }), aSeason({ number: 2, places: 10 })]],
  });
  renderAt('/participants', <Participants />);
  expect(await screen.findByText('5 positions remaining for Season 3')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Season 2 Future Change-Makers');
  expect(await screen.findByText(/^10 people, 12 months/)).toBeVisible();
});

test('offers to try again when the list cannot be loaded', async () => {
  const answers = [[503, { message: 'The database is away.' }] as const, [200, [aParticipant()]] as const];
  answerCalls({ 'GET /api/participants': () => [...answers.shift()!] });
  renderAt('/participants', <Participants />);
  expect(screen.getByRole('status', { name: 'Loading participants' })).toBeInTheDocument();
  expect(await screen.findByText('The database is away.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Amina Diallo' })).toBeVisible();
});

test('keeps the list when a later look at it fails', async () => {
  const { lose } = answerUntilLost({ 'GET /api/participants': [200, [aParticipant()]] });
  const { store } = renderAt('/participants', <Participants />);
  await screen.findByRole('link', { name: 'Amina Diallo' });
  lose();
  await fetchInVain(store);
  expect(screen.getByRole('link', { name: 'Amina Diallo' })).toBeVisible();
});

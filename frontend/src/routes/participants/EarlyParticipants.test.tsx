import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { SessionStart } from '../../session/SessionStart';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { aParticipant, aSeason, aUser } from '../../testing/samples';
import Participants from './Participants';

beforeEach(() => loadNamespaces('participants', 'votes'));

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const written = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const startsAt = inDays(5);
const early = inDays(-2);
const next = aParticipant({ id: 31, userId: 8, season: 2, name: 'Zebedee Quokka' });

function open(answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls({
    'GET /api/auth/me': [200, aUser()],
    'GET /api/participants': [200, [aParticipant()]],
    'GET /api/seasons': [200, [aSeason({ startsAt }), aSeason({ number: 1, state: 'running' })]],
    'GET /api/follows': [200, []],
    ...answers,
  });
  const page = (
    <>
      <SessionStart />
      <Participants />
    </>
  );
  return { calls, ...renderAt('/participants', page) };
}
const section = () => screen.findByRole('region', { name: 'Season 2: who takes part' });

test('shows accounts who takes part in the next season, until when only they see it, and lets them follow', async () => {
  const { calls } = open({
    'GET /api/participants?season=2': [200, [next]],
    'PUT /api/participants/31/follow': [204],
  });
  const shown = within(await section());
  expect(await shown.findByRole('link', { name: 'Zebedee Quokka' })).toHaveAttribute(
    'href',
    '/participants/31',
  );
  expect(shown.getByText(`Only accounts see this until ${written(startsAt)}.`)).toBeVisible();
  const follow = await shown.findByRole('button', { name: 'Follow Zebedee Quokka' });
  // Whom they follow already has to be known first.
  await waitFor(() => expect(follow).toBeEnabled());
  await userEvent.click(follow);
  await expect.poll(() => calls.map(({ name }) => name)).toContain('PUT /api/participants/31/follow');
});

test('tells strangers when they will see it, and asks for nobody', async () => {
  const { calls } = open({ 'GET /api/auth/me': [401] });
  const shown = within(await section());
  expect(
    shown.getByText(
      `Who takes part in Season 2 is public from ${written(startsAt)} on. With an account you see them from ${written(early)} on.`,
    ),
  ).toBeVisible();
  expect(await shown.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/register?next=%2Fparticipants&tab=login',
  );
  expect(shown.getByRole('link', { name: 'Get an account' })).toHaveAttribute(
    'href',
    '/join-as-viewer?next=%2Fparticipants',
  );
  expect(calls.filter(({ name }) => name === 'GET /api/participants')).toHaveLength(1);
});

test('tells accounts when they will see it, also where the clock of the site is behind', async () => {
  open({ 'GET /api/participants?season=2': [404, { code: 'participants_not_shown', message: 'Not yet' }] });
  const shown = within(await section());
  expect(await shown.findByText(/You see from .* on who takes part in Season 2/)).toBeVisible();
});

test('asks for nobody before accounts may know', async () => {
  const { calls } = open({ 'GET /api/seasons': [200, [aSeason({ startsAt: inDays(20) })]] });
  expect(await within(await section()).findByText(/You see from .* on/)).toBeVisible();
  expect(calls.filter(({ name }) => name === 'GET /api/participants')).toHaveLength(1);
});

test('says so where nobody has taken a place, and offers to try again where it cannot be loaded', async () => {
  const answers = [[503, { message: 'The database is away.' }] as const, [200, []] as const];
  open({ 'GET /api/participants?season=2': () => [...answers.shift()!] });
  const shown = within(await section());
  expect(await shown.findByText('The database is away.')).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Try Again' }));
  expect(await shown.findByText('Nobody has taken a place yet.')).toBeVisible();
});

test('says nothing while no next season is planned', async () => {
  open({ 'GET /api/seasons': [200, [aSeason({ number: 1, state: 'running' })]] });
  expect(await screen.findByRole('link', { name: 'Amina Diallo' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /who takes part/ })).toBeNull();
});

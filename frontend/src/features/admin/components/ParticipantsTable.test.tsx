import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { aParticipant } from '../../../testing/samples';
import { anAdminSeason } from '../../../testing/season-samples';
import { OfSeason } from './seasons/OfSeason';
import { ParticipantsTable } from './ParticipantsTable';

beforeEach(() => loadNamespaces('admin'));

const row = (id: number, season: number, name: string) => ({
  ...aParticipant({ id, season, name }),
  ...{ isActive: true, username: 'amina', email: 'amina@example.org' },
});

/** The console's tab, with somebody in the first season, which is closed, and somebody else in the second. */
const open = (address: string) => {
  const calls = answerCalls({
    'GET /api/admin/seasons': [200, [anAdminSeason({ number: 2 }), anAdminSeason({ state: 'closed' })]],
    'GET /api/admin/participants?limit=20&season=1': [200, [row(3, 1, 'Amina Diallo')]],
    'GET /api/admin/participants?limit=20&season=2': [200, [row(9, 2, 'Chen Li')]],
    'GET /api/admin/picture-copies': [200, []],
  });
  const page = <OfSeason>{(season) => <ParticipantsTable {...season} />}</OfSeason>;
  return { calls, ...renderAt(address, page) };
};

test('lists who takes part in the current season, and in another where it is chosen', async () => {
  open('/admin?tab=participants');
  expect(await screen.findByText('Chen Li')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Season 1' }));
  expect(await screen.findByText('Amina Diallo')).toBeVisible();
  expect(screen.queryByText('Chen Li')).toBeNull();
});

test('offers no decision about places of a closed season', async () => {
  open('/admin?tab=participants&season=1');
  expect(await screen.findByText('Amina Diallo')).toBeVisible();
  expect(screen.getByText(/Season 1 is closed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull();
});

test('begins with the first page of another season', async () => {
  const { router } = open('/admin?tab=participants&participants-cursor=abc');
  await userEvent.click(await screen.findByRole('radio', { name: 'Season 1' }));
  expect(router.state.location.search).toBe('?tab=participants&season=1');
});

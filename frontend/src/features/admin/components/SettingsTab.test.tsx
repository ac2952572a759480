import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { fill } from '../../../testing/fill';
import { refused } from '../../../testing/refused';
import { renderAt } from '../../../testing/render';
import { challengeSettings } from '../../../testing/samples';
import { aPlannedSeason, anAdminSeason } from '../../../testing/season-samples';
import { withToasts } from '../../../testing/toasts';
import type { AdminSeason } from '../seasons-api';
import { SettingsTab } from './SettingsTab';

withToasts();
beforeEach(() => loadNamespaces('admin', 'errors'));

const end = { key: 'challengeEndDate', value: '2027-08-01T00:00:00.000Z', description: null, revision: 4 };
const hosts = 'PeerTube hosts';

const open = async (answer: ReturnType<typeof refused> | [200, object]) => {
  const calls = answerCalls({
    'GET /api/admin/all-settings': [200, [end]],
    'POST /api/admin/settings': answer,
  });
  renderAt('/admin?tab=settings', <SettingsTab />);
  await screen.findByLabelText('Challenge start date');
  return () => calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body);
};
const start = () => screen.getByLabelText('Challenge start date');
const setStart = (value: string) => fireEvent.change(start(), { target: { value } });
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('saves the start of the season and the hosts of its films, and nothing that was not touched', async () => {
  const saved = await open([200, end]);
  setStart('2026-08-01T00:00');
  await fill(hosts, 'video.example.org');
  await save();
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  const value = '2026-08-01T00:00:00.000Z';
  expect(saved()).toContainEqual({
    key: 'challengeStartDate',
    value,
    description: 'When the season begins',
    revision: 0,
  });
  expect(saved()).toContainEqual(expect.objectContaining({ key: 'videoHosts', value: 'video.example.org' }));
  expect(saved()).toHaveLength(2);
});

test('saves for how many days ads run', async () => {
  const saved = await open([200, end]);
  await fill("Days of an ad's run", '45');
  await save();
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(saved()).toEqual([
    { key: 'adRunDays', value: '45', description: 'Days for which an ad runs', revision: 0 },
  ]);
});

test('asks for 1 to 365 days of a run', async () => {
  const saved = await open([200, end]);
  await fill("Days of an ad's run", '366');
  await save();
  expect(await screen.findByText('Please enter a whole number from 1 to 365')).toBeInTheDocument();
  expect(saved()).toEqual([]);
});

test('asks for a start before the end', async () => {
  const saved = await open([200, end]);
  setStart('2028-01-01T00:00');
  await save();
  expect(await screen.findByText('The challenge must start before it ends')).toBeInTheDocument();
  expect(saved()).toEqual([]);
});

test('says what the server refuses and keeps what was typed', async () => {
  const wrong = { code: 'video_host_invalid', params: { host: 'localhost' }, message: 'No' } as const;
  await open(refused(400, { code: 'validation_failed', message: 'No' }, { value: [wrong] }));
  setStart('2026-08-01T00:00');
  await fill(hosts, 'localhost');
  await save();
  expect(await screen.findByText(/Please enter host names such as .*: localhost/)).toBeInTheDocument();
  expect(screen.getByLabelText(hosts)).toHaveValue('localhost');
  expect(start()).toHaveValue('2026-08-01T00:00');
});

test('says what somebody else has changed meanwhile, and saves over it only then', async () => {
  const params = { key: 'challengeEndDate', revision: 5, current: '2028-08-01', yours: '2027-08-01' };
  const changed = { code: 'settings_changed', params, message: 'No' } as const;
  const saved = await open(refused(409, changed, { value: [changed] }));
  fireEvent.change(screen.getByLabelText('Challenge end date'), { target: { value: '2027-09-01T00:00' } });
  await save();
  expect(await screen.findByText(/challengeEndDate is 2028-08-01 now/)).toBeInTheDocument();
  await save();
  await waitFor(() =>
    expect(saved()).toContainEqual(expect.objectContaining({ key: 'challengeEndDate', revision: 5 })),
  );
});

test('adds to the whitelist and takes from it without sending what others put there', async () => {
  const list = { key: 'participantWhitelist', value: 'amina@example.org', description: null, revision: 2 };
  const calls = answerCalls({
    'GET /api/admin/all-settings': [200, [list]],
    'PATCH /api/admin/whitelist': [200, list],
  });
  renderAt('/admin?tab=settings', <SettingsTab />);
  await userEvent.type(await screen.findByLabelText('Email to invite'), 'mateo@example.org{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Email to invite')).toHaveValue(''));
  const remove = screen.getByRole('button', { name: /Remove amina@example.org/ });
  await waitFor(() => expect(remove).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(remove);
  const changes = () => calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
  await waitFor(() =>
    expect(changes()).toEqual([{ add: ['mateo@example.org'] }, { remove: ['amina@example.org'] }]),
  );
});

const aList = { key: 'participantWhitelist', value: 'amina@example.org', description: null, revision: 2 };
const openOf = (settings: object, seasons: AdminSeason[]) => {
  const calls = answerCalls({
    'GET /api/admin/all-settings': [200, [end, aList]],
    'PATCH /api/admin/whitelist': [200, aList],
    'GET /api/challenge/settings': [200, challengeSettings(settings)],
    'GET /api/admin/seasons': [200, seasons],
  });
  renderAt('/admin?tab=settings', <SettingsTab />);
  return calls;
};

test('says which season dates are of, and which one places and invitations', async () => {
  openOf({ season: 1, applyingSeason: 2 }, [aPlannedSeason(), anAdminSeason()]);
  expect(await screen.findByText('Start and end are those of season 1.')).toBeVisible();
  expect(screen.getByText('The number of participants is that of season 2.')).toBeVisible();
  expect(screen.getByText('Whoever is on the list is invited to season 2.')).toBeVisible();
  expect(screen.getByLabelText('Challenge end date')).toBeEnabled();
});

test('changes the list of the season that it shows', async () => {
  const calls = openOf({ season: 1, applyingSeason: 2 }, [aPlannedSeason(), anAdminSeason()]);
  expect(await screen.findByText('Whoever is on the list is invited to season 2.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Remove amina@example.org/ }));
  const sent = () => calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ remove: ['amina@example.org'], season: 2 }]));
});

test('offers nothing of a closed season to be changed', async () => {
  openOf({ season: 1, applyingSeason: 1 }, [anAdminSeason({ state: 'closed' })]);
  expect(await screen.findAllByText(/It is closed, so they can only be read/)).toHaveLength(3);
  for (const label of ['Challenge start date', 'Challenge end date', 'Maximum participants'])
    expect(screen.getByLabelText(label)).toBeDisabled();
  expect(screen.getByText('amina@example.org')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  expect(screen.queryByLabelText('Email to invite')).toBeNull();
  expect(screen.getByLabelText("Days of an ad's run")).toBeEnabled();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { fill } from '../../../../testing/fill';
import { refused } from '../../../../testing/refused';
import { renderAt } from '../../../../testing/render';
import { aPlannedSeason, anAdminSeason } from '../../../../testing/season-samples';
import { withToasts } from '../../../../testing/toasts';
import type { AdminSeason } from '../../seasons-api';
import { SettingsTab } from '../SettingsTab';
import SeasonsTab from './SeasonsTab';

vi.mock(import('../../../../i18n/use-time-zone'), () => ({ useTimeZone: () => 'America/Los_Angeles' }));

withToasts();
beforeEach(() => loadNamespaces('admin', 'errors'));

const open = (seasons: AdminSeason[], answers: Parameters<typeof answerCalls>[0] = {}) => {
  const calls = answerCalls({ 'GET /api/admin/seasons': [200, seasons], ...answers });
  const { router } = renderAt('/admin?tab=seasons', <SeasonsTab />);
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);
  return { router, sent };
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const season = async (number: number) => screen.findByRole('region', { name: `Season ${number}` });
const dateOf = (label: string) => screen.getByLabelText(`${label} (UTC)`);
const setDate = (label: string, value: string) => fireEvent.change(dateOf(label), { target: { value } });

test('lists each season with its state, its dates and what was not said', async () => {
  open([aPlannedSeason(), anAdminSeason()]);
  expect(await season(2)).toHaveTextContent(
    /Applications open.*June 1, 2027.*When the season starts.*September 1, 2027.*September 1, 2028/,
  );
  expect(await season(1)).toHaveTextContent(/Running.*Open from the beginning.*Not set.*August 1, 2026/);
});

test('says the dates of a season and its months as they are in UTC, wherever the reader is', async () => {
  open([anAdminSeason({ startsAt: '2026-08-15T23:30:00.000Z', endsAt: '2027-08-01T00:00:00.000Z' })]);
  expect(await season(1)).toHaveTextContent(
    /Starts \(UTC\)August 15, 2026 at 11:30:00.PM.*Ends \(UTC\)August 1, 2027 at 12:00:00.AM.*Months \(UTC\)August 2026 – July 2027/,
  );
});

test('says that nothing came, and asks again', async () => {
  let isUp = false;
  open([], { 'GET /api/admin/seasons': () => (isUp ? [200, [anAdminSeason()]] : [500, {}]) });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  isUp = true;
  await userEvent.click(again);
  expect(await season(1)).toBeVisible();
});

test('says of the second season that there is no way back, and plans it', async () => {
  const { sent } = open([anAdminSeason()], { 'POST /api/admin/seasons': [201, aPlannedSeason()] });
  await press('Plan season 2');
  expect(screen.getByText(/point of no return/)).toBeInTheDocument();
  await press('Plan it');
  await waitFor(() => expect(screen.getAllByText('Please choose a date')).toHaveLength(3));
  setDate('Applications open', '2027-06-01T00:00');
  setDate('Starts', '2027-09-01T00:00');
  setDate('Ends', '2028-09-01T00:00');
  await fill('Invited addresses, with commas between', 'amina@example.org');
  await press('Plan it');
  expect(await screen.findByText('Season planned')).toBeInTheDocument();
  expect(sent('POST /api/admin/seasons')).toEqual([
    expect.objectContaining({
      startsAt: '2027-09-01T00:00:00.000Z',
      reviewAt: null,
      places: 9,
      whitelist: ['amina@example.org'],
    }),
  ]);
});

test('plans the third without speaking of a way back', async () => {
  open([anAdminSeason({ number: 2 }), anAdminSeason({ state: 'closed' })]);
  await press('Plan season 3');
  expect(screen.getByText(/copied from season 2/)).toBeInTheDocument();
  expect(screen.queryByText(/point of no return/)).not.toBeInTheDocument();
});

test('asks before what was typed is dropped, and drops what was not touched at once', async () => {
  open([anAdminSeason()]);
  await press('Plan season 2');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Plan season 2');
  await fill('Name of the season', 'Spring');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText(/What you typed has not been saved/)).toBeInTheDocument();
  await press('Stay');
  await waitFor(() =>
    expect(screen.queryByText(/What you typed has not been saved/)).not.toBeInTheDocument(),
  );
  expect(screen.getByLabelText('Name of the season')).toHaveValue('Spring');
  await press('Cancel');
  await press('Leave');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Plan season 2' })).toHaveFocus();
});

test('cannot be left while the season is on its way, and then reads on where the button was', async () => {
  let seasons = [anAdminSeason()];
  let answer = (): void => undefined;
  const taken = new Promise<void>((resolve) => (answer = resolve));
  open([], {
    'GET /api/admin/seasons': () => [200, seasons],
    'POST /api/admin/seasons': () => taken.then((): [number, unknown] => [201, aPlannedSeason()]),
  });
  await press('Plan season 2');
  setDate('Applications open', '2027-06-01T00:00');
  setDate('Starts', '2027-09-01T00:00');
  setDate('Ends', '2028-09-01T00:00');
  await press('Plan it');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  await userEvent.keyboard('{Escape}');
  expect(dateOf('Starts')).toBeInTheDocument();
  expect(screen.queryByText(/What you typed has not been saved/)).not.toBeInTheDocument();
  seasons = [aPlannedSeason(), anAdminSeason()];
  answer();
  const wait = await screen.findByText('Season 3 can be planned once season 2 has begun.');
  await waitFor(() => expect(wait).toHaveFocus());
});

test('plans no second one ahead', async () => {
  open([aPlannedSeason(), anAdminSeason()]);
  expect(await screen.findByText('Season 3 can be planned once season 2 has begun.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Plan season/ })).not.toBeInTheDocument();
});

test('says beside a date what is wrong with it, and keeps what was typed', async () => {
  const wrong = { code: 'season_ceremony_order', message: 'No' } as const;
  const refusal = refused(400, { code: 'validation_failed', message: 'No' }, { ceremonyAt: [wrong] });
  const { sent } = open([aPlannedSeason(), anAdminSeason()], { 'PATCH /api/admin/seasons/2': refusal });
  await press('Change season 2');
  setDate('Award ceremony', '2027-09-01T00:00');
  await press('Save');
  const field = dateOf('Award ceremony');
  await waitFor(() => expect(field).toBeInvalid());
  await waitFor(() => expect(field).toHaveAccessibleDescription(/must come after the start and the review/));
  expect(field).toHaveValue('2027-09-01T00:00');
  expect(sent('PATCH /api/admin/seasons/2')).toEqual([
    { revision: 1, ceremonyAt: '2027-09-01T00:00:00.000Z' },
  ]);
});

test('moves no start that has passed, and says that somebody else was faster', async () => {
  const changed = { code: 'season_changed', message: 'No' } as const;
  open([aPlannedSeason({ state: 'running', hasBegun: true }), anAdminSeason({ state: 'closed' })], {
    'PATCH /api/admin/seasons/2': refused(409, changed),
  });
  await press('Change season 2');
  expect(dateOf('Starts')).toBeDisabled();
  await fill('Places', '12');
  await press('Save');
  expect(await screen.findByText(/Somebody else has changed this season/)).toBeInTheDocument();
  expect(screen.getByLabelText('Places')).toHaveValue('12');
});

test('follows what the settings beside it change', async () => {
  const list = { key: 'participantWhitelist', value: '', description: null, revision: 2 };
  let present = aPlannedSeason({ whitelist: [] });
  answerCalls({
    'GET /api/admin/seasons': () => [200, [present, anAdminSeason()]],
    'GET /api/admin/all-settings': [200, [list]],
    'PATCH /api/admin/whitelist': () => {
      present = { ...present, revision: 2, whitelist: ['amina@example.org'] };
      return [200, list];
    },
  });
  const tabs = (
    <>
      <SeasonsTab />
      <SettingsTab />
    </>
  );
  renderAt('/admin', tabs);
  expect(await season(2)).toHaveTextContent(/Invited addresses0/);
  await userEvent.type(await screen.findByLabelText('Email to invite'), 'amina@example.org{Enter}');
  await waitFor(async () => expect(await season(2)).toHaveTextContent(/Invited addresses1/));
});

test('leads to where each obstacle to closing is mended', async () => {
  const { router } = open([anAdminSeason()], {
    'GET /api/admin/seasons/1/closing': [
      200,
      [
        { code: 'not_ended', params: { endsAt: '2027-08-01T00:00:00.000Z' } },
        { code: 'awards_open', params: { names: ["Viewers' Choice", 'Judges’ Award'] } },
        {
          code: 'reports_due',
          params: { reports: [{ participantId: 3, name: 'Amina Diallo', months: [11, 12] }] },
        },
        { code: 'months_without_root', params: { months: ['2027-06', '2027-07'] } },
      ],
    ],
  });
  await press('Close season 1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Close season 1?' }));
  expect(await dialog.findByText(/it ends on August 1, 2027 at 12:00:00.AM \(UTC\)/)).toBeInTheDocument();
  expect(dialog.getByText(/Viewers' Choice.*, .*Judges’ Award/)).toBeInTheDocument();
  expect(dialog.getByText('Amina Diallo: month 11, 12')).toBeInTheDocument();
  expect(dialog.getByText(/June 2027, July 2027/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Close it now' })).toBeDisabled();
  expect(dialog.getByRole('link', { name: 'To the votes' })).toHaveAttribute(
    'href',
    '/admin?tab=votes&season=1',
  );
  await userEvent.click(dialog.getByRole('link', { name: 'To the awards' }));
  expect(router.state.location.search).toBe('?tab=awards&season=1');
});

test('leads from an end that has not come to the dates', async () => {
  open([anAdminSeason({ endsAt: null })], {
    'GET /api/admin/seasons/1/closing': [200, [{ code: 'not_ended', params: { endsAt: null } }]],
  });
  await press('Close season 1');
  expect(await screen.findByText('It has no end yet.')).toBeInTheDocument();
  await press('Change its dates');
  expect(await screen.findByRole('dialog', { name: 'Change season 1' })).toBeInTheDocument();
});

test('says what closing does, and closes what nothing stands in the way of', async () => {
  let state: AdminSeason['state'] = 'counting';
  const { sent } = open([], {
    'GET /api/admin/seasons': () => [200, [anAdminSeason({ state })]],
    'GET /api/admin/seasons/1/closing': [200, []],
    'POST /api/admin/seasons/1/close': () => [200, anAdminSeason({ state: (state = 'closed') })],
  });
  await press('Close season 1');
  expect(await screen.findByText('Nothing stands in the way.')).toBeInTheDocument();
  expect(screen.getByText(/can only be read\. It can be reopened until the next/)).toBeInTheDocument();
  await press('Close it now');
  expect(await screen.findByText('Season closed')).toBeInTheDocument();
  expect(sent('POST /api/admin/seasons/1/close')).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Reopen season 1' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Season 1' })).toHaveFocus();
});

test('says that a season cannot be reopened once the next has begun, before it is closed', async () => {
  open([anAdminSeason({ number: 2 }), anAdminSeason({ state: 'counting' })], {
    'GET /api/admin/seasons/1/closing': [200, []],
  });
  await press('Close season 1');
  expect(await screen.findByText(/It cannot be reopened, for season 2 has begun/)).toBeInTheDocument();
  expect(screen.queryByText(/It can be reopened/)).not.toBeInTheDocument();
});

test('offers to reopen no season after which another has begun', async () => {
  open([aPlannedSeason({ number: 3 }), anAdminSeason({ number: 2 }), anAdminSeason({ state: 'closed' })]);
  expect(await season(1)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Reopen/ })).not.toBeInTheDocument();
});

test('says why a season stays closed where the next has begun meanwhile', async () => {
  const params = { season: 1, next: 2 };
  open([aPlannedSeason(), anAdminSeason({ state: 'closed', closedAt: '2027-08-05T00:00:00Z' })], {
    'POST /api/admin/seasons/1/reopen': refused(409, {
      code: 'season_not_reopenable',
      params,
      message: 'No',
    }),
  });
  expect(await season(1)).toHaveTextContent(/Closed \(UTC\)August 5, 2027/);
  await press('Reopen season 1');
  await press('Reopen it now');
  expect(await screen.findByText(/stays closed, for season 2 has begun/)).toBeInTheDocument();
});

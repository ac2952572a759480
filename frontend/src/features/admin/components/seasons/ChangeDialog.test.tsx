import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { fill } from '../../../../testing/fill';
import { refused } from '../../../../testing/refused';
import { renderAt } from '../../../../testing/render';
import { aPlannedSeason, anAdminSeason } from '../../../../testing/season-samples';
import { withToasts } from '../../../../testing/toasts';
import SeasonsTab from './SeasonsTab';

withToasts();
beforeEach(() => loadNamespaces('admin', 'errors'));

const elsewhere = refused(409, { code: 'season_changed', message: 'No' });

const open = (answers: Parameters<typeof answerCalls>[0]) => {
  const calls = answerCalls(answers);
  renderAt('/admin?tab=seasons', <SeasonsTab />);
  const sent = () => calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);
  return { sent };
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('saves what was typed on top of what somebody else changed, once that was told', async () => {
  const seen = aPlannedSeason({ whitelist: ['amina@example.org'] });
  let present = seen;
  const { sent } = open({
    'GET /api/admin/seasons': () => [200, [present, anAdminSeason()]],
    'PATCH /api/admin/seasons/2': () =>
      present.revision === 2 && sent().length > 1 ? [200, present] : elsewhere,
  });
  await press('Change season 2');
  present = { ...seen, revision: 2, places: 7, whitelist: ['amina@example.org', 'ben@example.org'] };
  await fill('Name of the season', 'Spring');
  await fill('Invited addresses, with commas between', 'amina@example.org, chen@example.org');
  await press('Save');
  await waitFor(() => expect(screen.getByLabelText('Places')).toHaveValue('7'));
  expect(screen.getByLabelText('Name of the season')).toHaveValue('Spring');
  // Nothing is animated here, so that the mark of a wait stays in the name of the button.
  await press(/Save$/);
  expect(await screen.findByText('Season changed')).toBeInTheDocument();
  expect(sent()).toEqual([
    { revision: 1, name: 'Spring', whitelist: ['amina@example.org', 'chen@example.org'] },
    {
      revision: 2,
      name: 'Spring',
      whitelist: ['amina@example.org', 'ben@example.org', 'chen@example.org'],
    },
  ]);
});

test('keeps what is typed before it is known what somebody else changed, and can only be waited for until then', async () => {
  const seen = aPlannedSeason();
  const changed = { ...seen, revision: 2, places: 7 };
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  const { sent } = open({
    'GET /api/admin/seasons': async () => {
      if (sent().length === 0) return [200, [seen, anAdminSeason()]];
      await told;
      return [200, [changed, anAdminSeason()]];
    },
    'PATCH /api/admin/seasons/2': elsewhere,
  });
  await press('Change season 2');
  await fill('Name of the season', 'Spring');
  await press('Save');
  expect(await screen.findByText(/Somebody else has changed this season/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await press(/Save$/);
  await fill('Name of the season', 'Spring and summer');
  tell();
  await waitFor(() => expect(screen.getByLabelText('Places')).toHaveValue('7'));
  expect(screen.getByLabelText('Name of the season')).toHaveValue('Spring and summer');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  expect(sent()).toHaveLength(1);
});

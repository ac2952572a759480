import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { refused } from '../../../../testing/refused';
import { renderAt } from '../../../../testing/render';
import { aDeskPlace, aScore, serveDesk } from '../../../../testing/serve-desk';
import { JudgingBoard } from './JudgingBoard';

beforeEach(() => loadNamespaces('awards', 'errors'));
afterEach(() => sessionStorage.clear());

type Served = Parameters<typeof serveDesk>;

const amina = (change: Partial<Served[0][0]> = {}) => aDeskPlace(change);
const ben = (change: Partial<Served[0][0]> = {}) =>
  aDeskPlace({ participantId: 4, order: 2, name: 'Ben Okoro', ...change });

interface Opened {
  places?: Served[0];
  award?: Served[1];
  answers?: Served[2];
  address?: string;
  isSeasonClosed?: boolean;
}

function open({ places = [amina(), ben()], award, answers, address, isSeasonClosed = false }: Opened = {}) {
  const board = (
    <JudgingBoard
      userId={9}
      isSeasonClosed={() => isSeasonClosed}
      workOf={(id) => <p>Films and reports of {id}</p>}
    />
  );
  const served = serveDesk(places, award, answers);
  return { ...served, ...renderAt(address ?? '/judging', board) };
}

const panel = async () => within(await screen.findByRole('region', { name: 'Your score' }));
const onDesk = (name: string) => screen.findByRole('heading', { level: 2, name });
const people = async () => within(await screen.findByRole('navigation', { name: 'Participants' }));
const save = async () => userEvent.click((await panel()).getByRole('button', { name: 'Save the score' }));

async function give(numbers: Record<string, number>) {
  for (const [criterion, number] of Object.entries(numbers)) {
    const scale = within((await panel()).getByRole('group', { name: criterion }));
    await userEvent.click(scale.getByRole('radio', { name: String(number) }));
  }
}

const all = { Impact: 7, Innovation: 8, Progress: 7, Communication: 7 };
const sent = ({ calls }: ReturnType<typeof serveDesk>, name: string) =>
  calls.filter((call) => call.name === name).map(({ body }) => body);

test('is for judges alone', async () => {
  open({ answers: { 'GET /api/awards/judging': [200, { judge: false, awards: [] }] } });
  expect(await screen.findByText(/judges whom the organisers appointed/)).toBeVisible();
});

test('says that it is loading, why it could not, and tries again', async () => {
  let isAway = true;
  const judging = { judge: true, awards: [{ id: 2, season: 1 }] };
  open({
    answers: {
      'GET /api/awards/judging': () =>
        isAway ? [503, { code: 'database_unavailable', message: 'Away' }] : [200, judging],
    },
  });
  expect(screen.getByRole('status', { name: 'Loading awards' })).toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  isAway = false;
  await userEvent.click(retry);
  expect(await onDesk('Amina Diallo')).toBeVisible();
});

test('lays the first without a score on the desk, with their films and reports beside the rubric', async () => {
  open({ places: [amina({ score: aScore() }), ben()] });
  expect(await onDesk('Ben Okoro')).toBeVisible();
  expect(screen.getByText('Films and reports of 4')).toBeInTheDocument();
  expect((await panel()).getByText(/What has changed for people or nature/)).toBeInTheDocument();
});

test('saves a score once every criterion has a number, and shows its mean', async () => {
  const served = open();
  await give({ Impact: 7, Innovation: 8, Progress: 7 });
  const own = await panel();
  expect(own.getByText('Not saved yet')).toBeInTheDocument();
  expect(own.getByText('Still to be given: Communication')).toBeInTheDocument();
  expect(own.getByRole('button', { name: 'Save the score' })).toBeDisabled();
  await give({ Communication: 7 });
  await save();
  expect(await own.findByText('Scored 7.25')).toBeInTheDocument();
  expect(sent(served, 'PUT /api/awards/2/scores')).toEqual([
    {
      participantId: 3,
      criteria: { impact: 7, innovation: 8, progress: 7, communication: 7 },
      note: null,
      noteForParticipant: false,
      conflict: false,
      draftRevision: expect.stringMatching(/^revision/) as string,
    },
  ]);
  expect(await onDesk('Amina Diallo')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Next without a score: Ben Okoro' }));
  expect(await onDesk('Ben Okoro')).toHaveFocus();
});

test('lets the participant read a note only where the judge says so', async () => {
  const served = open({ places: [amina({ score: aScore() })] });
  const own = await panel();
  await userEvent.type(own.getByLabelText('Your reasons'), 'Go on measuring.');
  await userEvent.click(own.getByRole('checkbox', { name: /Amina Diallo may read this note/ }));
  await save();
  expect(await own.findByText('Scored 7.25')).toBeInTheDocument();
  expect(sent(served, 'PUT /api/awards/2/scores')).toMatchObject([
    { note: 'Go on measuring.', noteForParticipant: true },
  ]);
});

test('says how many are scored, and what was given', async () => {
  open({ places: [amina({ score: aScore({ note: 'Visited twice.' }) }), ben()], address: '/?participant=3' });
  expect(await screen.findByText('1 of 2 participants scored')).toBeVisible();
  const own = await panel();
  expect(own.getByText('Scored 7.25')).toBeInTheDocument();
  expect(own.getByLabelText('Your reasons')).toHaveValue('Visited twice.');
  expect((await people()).getByRole('link', { name: 'Ben Okoro Not scored' })).toBeInTheDocument();
});

test('says when everybody is scored, and who is left out', async () => {
  const close = ben({ conflict: true, score: aScore({ participantId: 4, criteria: null, conflict: true }) });
  open({ places: [amina({ score: aScore() }), close] });
  expect(await screen.findByText('Everybody has a score from you.', { exact: false })).toBeVisible();
  expect(screen.getByText('1 of 1 participant scored')).toBeVisible();
  expect(screen.getByText('1 left out, as you are close')).toBeVisible();
});

test('says so where nobody takes part', async () => {
  open({ places: [] });
  expect(await screen.findByText(/Nobody takes part yet/)).toBeVisible();
});

test.each([
  [12, '12 days left'],
  [1, '1 day left'],
  [0, /By its dates the period is over/],
])('says how much time is left (%i)', async (daysLeft, words) => {
  open({ award: { daysLeft } });
  expect(await screen.findByText(words)).toBeVisible();
});

test('keeps what was chosen where saving fails, and over a visit elsewhere', async () => {
  const answers: Opened['answers'] = {
    'PUT /api/awards/2/scores': refused(409, {
      code: 'award_not_open',
      message: 'This award is not open at the moment',
    }),
  };
  const { unmount, desk } = open({ answers });
  await give(all);
  await save();
  const own = await panel();
  expect(await own.findByRole('alert')).toHaveTextContent(
    'This award is not open at the moment What you chose is still here.',
  );
  expect(own.getByText('Not saved')).toBeInTheDocument();
  unmount();
  open({ answers, places: desk.places });
  const scale = within((await panel()).getByRole('group', { name: 'Innovation' }));
  expect(scale.getByRole('radio', { name: '8' })).toBeChecked();
});

test('takes the focus from nothing while it is saved', async () => {
  const { calls } = open({ answers: { 'PUT /api/awards/2/scores': () => new Promise(() => undefined) } });
  await give(all);
  await userEvent.keyboard('{Enter}');
  const own = await panel();
  const button = await own.findByRole('button', { name: 'Save the score' });
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
  await userEvent.keyboard('{Enter}');
  for (const field of own.getAllByRole('radio')) expect(field).toBeEnabled();
  await expect.poll(() => calls.filter(({ name }) => name.endsWith('/scores'))).toHaveLength(1);
});

test('needs no score of whoever is close', async () => {
  const served = open();
  const own = await panel();
  await userEvent.click(own.getByRole('checkbox', { name: /I am close to this participant/ }));
  await save();
  expect(await own.findByText('Left out, you are close')).toBeInTheDocument();
  expect(sent(served, 'PUT /api/awards/2/scores')).toMatchObject([{ criteria: null, conflict: true }]);
});

test("leaves the judge's own project out", async () => {
  open({ places: [amina(), ben({ own: true })] });
  expect(await screen.findByText(/your own project is not on the list/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Ben Okoro/ })).not.toBeInTheDocument();
});

test('only shows the scores once the award is closed', async () => {
  open({ award: { status: 'closed' }, places: [amina({ score: aScore() })] });
  const own = await panel();
  expect(screen.getByText(/no longer changed/)).toBeVisible();
  for (const radio of own.getAllByRole('radio')) expect(radio).toBeDisabled();
  expect(own.queryByRole('button', { name: 'Save the score' })).not.toBeInTheDocument();
});

test('only shows them in a closed season, and says so', async () => {
  open({ isSeasonClosed: true });
  expect(await screen.findByText('Season 1 is closed: everything here can only be read.')).toBeVisible();
  expect((await panel()).getByLabelText('Your reasons')).toBeDisabled();
});

test('lets a judge of two seasons choose between them', async () => {
  const awards = [
    { id: 5, season: 2 },
    { id: 2, season: 1 },
  ];
  open({ address: '/?award=2', answers: { 'GET /api/awards/judging': [200, { judge: true, awards }] } });
  const seasons = within(await screen.findByRole('navigation', { name: 'Seasons that you judge' }));
  expect(seasons.getByRole('link', { name: 'Season 1' })).toHaveAttribute('aria-current', 'true');
  expect(seasons.getByRole('link', { name: 'Season 2' })).toHaveAttribute('href', '/?award=5');
});

test('walks through the participants by keys, and leads to the one beside', async () => {
  open();
  const list = await people();
  list.getByRole('link', { name: /Amina/ }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(list.getByRole('link', { name: /Ben/ })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(list.getByRole('link', { name: /Amina/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{End}{Enter}');
  expect(await onDesk('Ben Okoro')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
  expect(await onDesk('Amina Diallo')).toHaveFocus();
});

test('says on a phone which half is in view', async () => {
  open();
  const score = await screen.findByRole('button', { name: 'Your score' });
  expect(score).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(score);
  expect(score).toHaveAttribute('aria-pressed', 'true');
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { renderAt } from '../../../../testing/render';
import { aDeskPlace, aDraft, aScore, serveDesk } from '../../../../testing/serve-desk';
import { JudgingBoard } from './JudgingBoard';

beforeEach(() => loadNamespaces('awards', 'errors'));
afterEach(() => sessionStorage.clear());

type Served = ReturnType<typeof serveDesk>;

const show = () =>
  renderAt('/judging', <JudgingBoard userId={9} isSeasonClosed={() => false} workOf={() => null} />);
const panel = async () => within(await screen.findByRole('region', { name: 'Your score' }));
const note = async () => (await panel()).getByLabelText('Your reasons');
/** Without a pause between letters, in which a busy machine might save a draft. */
const type = async (words: string) => userEvent.setup({ delay: null }).type(await note(), words);
const draftsSent = ({ calls }: Served) =>
  calls.filter(({ name }) => name === 'PUT /api/awards/2/drafts/3').map(({ body }) => body);
const saved = async () => (await panel()).findByText(/Draft saved/);
/** Says which draft stays, once it is known what the other tab has kept. */
const decide = async (answer: string) => {
  const button = screen.getByRole('button', { name: answer });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
};

test('keeps a draft on the server a moment after the last change, once for many letters', async () => {
  const served = serveDesk([aDeskPlace()]);
  show();
  await type('Talked to two');
  expect((await panel()).getByText('Saving the draft …')).toBeInTheDocument();
  expect(await saved()).toBeInTheDocument();
  expect(served.desk.places[0]?.draft?.note).toBe('Talked to two');
  expect(draftsSent(served).length).toBeLessThan('Talked to two'.length);
  await type(' of the families ');
  await expect.poll(() => served.desk.places[0]?.draft?.note).toBe('Talked to two of the families ');
  expect(await saved()).toBeInTheDocument();
  expect(await note()).toHaveValue('Talked to two of the families ');
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('finds the draft again after a reload, and the score it is made up from', async () => {
  const draft = aDraft({ note: 'Visited', criteria: { impact: 9 } });
  serveDesk([aDeskPlace({ score: aScore(), draft })]);
  const { unmount } = show();
  expect(await note()).toHaveValue('Visited');
  unmount();
  show();
  const impact = within((await panel()).getByRole('group', { name: 'Impact' }));
  expect(impact.getByRole('radio', { name: '9' })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Amina Diallo Draft' })).toBeInTheDocument();
});

test('sends what was typed last when the page is left before it is saved', async () => {
  const served = serveDesk([aDeskPlace()]);
  const { unmount } = show();
  await type('Half a thought');
  unmount();
  await expect.poll(() => served.desk.places[0]?.draft?.note).toBe('Half a thought');
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('sends after it what was typed while a draft was on its way, also when its judge is elsewhere by then', async () => {
  const arrivals: (() => void)[] = [];
  const served = serveDesk(
    [aDeskPlace()],
    {},
    {
      'PUT /api/awards/2/drafts/3': () =>
        new Promise((resolve) => {
          const { note: words } = served.calls.at(-1)!.body as { note: string };
          arrivals.push(() => resolve([200, aDraft({ note: words, revision: words })]));
        }),
    },
  );
  const { unmount } = show();
  await type('One');
  await expect.poll(() => arrivals).toHaveLength(1);
  await type(', two');
  unmount();
  arrivals[0]!();
  await expect.poll(() => arrivals).toHaveLength(2);
  arrivals[1]!();
  expect(draftsSent(served)).toMatchObject([
    { note: 'One', revision: null },
    { note: 'One, two', revision: 'One' },
  ]);
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('keeps what was typed where the server cannot be reached, says so, and tries again', async () => {
  let isAway = true;
  const served: Served = serveDesk(
    [aDeskPlace()],
    {},
    {
      'PUT /api/awards/2/drafts/3': () =>
        isAway
          ? [503, { message: 'Away' }]
          : [200, (served.desk.places[0]!.draft = aDraft({ note: 'Kept' }))],
    },
  );
  const { unmount } = show();
  await type('Kept');
  expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is kept in this tab.');
  const attempts = draftsSent(served).length;
  unmount();
  show();
  expect(await note()).toHaveValue('Kept');
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  expect(draftsSent(served).length).toBeGreaterThan(attempts);
  isAway = false;
  await userEvent.click(retry);
  expect(await saved()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['The one here', 'Mine', 'Mine'],
  ['The other one', 'Theirs', 'Theirs'],
])('overwrites nothing that another tab has kept: %s', async (answer, shown, kept) => {
  const served = serveDesk([aDeskPlace({ draft: aDraft() })]);
  show();
  await note();
  served.desk.places[0]!.draft = aDraft({ note: 'Theirs', revision: 'of the other tab' });
  await type('Mine');
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed in another tab/);
  expect(served.desk.places[0]?.draft?.note).toBe('Theirs');
  expect(await note()).toHaveValue('Mine');
  await decide(answer);
  expect(await saved()).toBeInTheDocument();
  expect(await note()).toHaveValue(shown);
  expect(served.desk.places[0]?.draft?.note).toBe(kept);
  await type(' too');
  await expect.poll(() => served.desk.places[0]?.draft?.note).toBe(`${kept} too`);
  expect(await saved()).toBeInTheDocument();
});

test('takes no decision between two drafts before it is known what another tab has kept, and asks for none twice', async () => {
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  const desk = () => (draftsSent(served).length > 0 ? told.then(served.look) : served.look());
  const served: Served = serveDesk([aDeskPlace({ draft: aDraft() })], {}, { 'GET /api/awards/2/desk': desk });
  show();
  await note();
  served.desk.places[0]!.draft = aDraft({ note: 'Theirs', revision: 'of the other tab' });
  await type('Mine');
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed in another tab/);
  const insist = screen.getByRole('button', { name: 'The one here' });
  const take = screen.getByRole('button', { name: 'The other one' });
  for (const button of [insist, take]) {
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
  }
  expect(await note()).toHaveValue('Mine');
  tell();
  await decide('The one here');
  expect(await saved()).toBeInTheDocument();
  expect(served.desk.places[0]?.draft?.note).toBe('Mine');
  expect(draftsSent(served)).toMatchObject([{ revision: 'first' }, { revision: 'of the other tab' }]);
});

test('gives a score only once the draft on its way has arrived, and leaves none behind', async () => {
  let arrive: () => void = () => undefined;
  const draft = aDraft({ note: 'Clear', revision: 'second' });
  const served = serveDesk(
    [aDeskPlace({ score: aScore() })],
    {},
    {
      'PUT /api/awards/2/drafts/3': () => new Promise((resolve) => (arrive = () => resolve([200, draft]))),
    },
  );
  show();
  await type('Clear');
  await expect.poll(() => draftsSent(served)).toHaveLength(1);
  await userEvent.click((await panel()).getByRole('button', { name: 'Save the score' }));
  expect(served.calls.some(({ name }) => name.endsWith('/scores'))).toBe(false);
  arrive();
  expect(await (await panel()).findByText('Scored 7.25')).toBeInTheDocument();
  expect(served.desk.places[0]).toMatchObject({ draft: null, score: { note: 'Clear' } });
  expect(screen.queryByText(/Draft saved/)).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('shows what was kept last, although an earlier look at the desk is answered only then', async () => {
  const looks: (() => void)[] = [];
  let isSlow = false;
  const served: Served = serveDesk(
    [aDeskPlace()],
    {},
    {
      'GET /api/awards/2/desk': () => {
        const told = served.look();
        return isSlow ? new Promise((resolve) => looks.push(() => resolve(told))) : told;
      },
    },
  );
  const { unmount } = show();
  await note();
  isSlow = true;
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => looks).toHaveLength(1);
  await type('Kept');
  await expect.poll(() => served.desk.places[0]?.draft?.note).toBe('Kept');
  expect(await saved()).toBeInTheDocument();
  looks[0]!();
  await expect.poll(() => looks).toHaveLength(2);
  expect(await note()).toHaveValue('Kept');
  await type(' and on');
  await expect.poll(() => served.desk.places[0]?.draft?.note).toBe('Kept and on');
  isSlow = false;
  looks[1]!();
  expect(await saved()).toBeInTheDocument();
  await expect.poll(() => sessionStorage.length).toBe(0);
  expect(await note()).toHaveValue('Kept and on');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  unmount();
});

const saveButton = async () => (await panel()).getByRole('button', { name: 'Save the score' });
const scoresSent = ({ calls }: Served) =>
  calls.filter(({ name }) => name === 'PUT /api/awards/2/scores').map(({ body }) => body);

test('gives no score over what another tab has kept meanwhile, and none while it is asked which one stays', async () => {
  const ours = aDraft({ note: 'Ours', criteria: aScore().criteria! });
  const served = serveDesk([aDeskPlace({ score: aScore(), draft: ours })]);
  show();
  await note();
  const theirs = { ...ours, note: 'Theirs', revision: 'of the other tab' };
  served.desk.places[0]!.draft = theirs;
  await type(' and mine');
  await userEvent.click(await saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed in another tab/);
  expect(served.desk.places[0]?.draft).toEqual(theirs);
  expect(scoresSent(served)).toHaveLength(0);
  await waitFor(async () => expect(await saveButton()).not.toHaveAttribute('aria-busy'));
  expect(await saveButton()).toHaveAttribute('aria-disabled', 'true');
  await decide('The one here');
  expect(await saved()).toBeInTheDocument();
  await userEvent.click(await saveButton());
  await expect.poll(() => served.desk.places[0]?.score?.note).toBe('Ours and mine');
});

test('gives no kept draft that another tab has changed meanwhile', async () => {
  const kept = aDraft({ note: 'Ours', criteria: aScore().criteria! });
  const served = serveDesk([aDeskPlace({ draft: kept })]);
  show();
  await note();
  served.desk.places[0]!.draft = { ...kept, note: 'Theirs', revision: 'of the other tab' };
  await userEvent.click(await saveButton());
  await expect.poll(() => scoresSent(served)).toMatchObject([{ draftRevision: 'first' }]);
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed in another tab/);
  await expect.poll(async () => (await note()).textContent).toBe('Theirs');
  expect(served.desk.places[0]).toMatchObject({ score: null, draft: { note: 'Theirs' } });
});

test('sends first what was typed last, and gives the score with that draft', async () => {
  const served = serveDesk([aDeskPlace({ score: aScore() })]);
  show();
  await type('Clear');
  await userEvent.click(await saveButton());
  await expect.poll(() => served.desk.places[0]).toMatchObject({ draft: null, score: { note: 'Clear' } });
  expect(draftsSent(served)).toMatchObject([{ note: 'Clear', revision: null }]);
  expect(scoresSent(served)).toMatchObject([{ draftRevision: 'revision 1' }]);
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('gives a score although its draft cannot be kept', async () => {
  const away = { 'PUT /api/awards/2/drafts/3': [503, { message: 'Away' }] } as const;
  const served = serveDesk([aDeskPlace({ score: aScore() })], {}, { ...away } as never);
  show();
  await type('Clear');
  await userEvent.click(await saveButton());
  await expect.poll(() => served.desk.places[0]?.score?.note).toBe('Clear');
});

test('discards a draft and shows what is given', async () => {
  const served = serveDesk([aDeskPlace({ score: aScore(), draft: aDraft({ note: 'Perhaps' }) })]);
  show();
  expect(await note()).toHaveValue('Perhaps');
  await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  await expect.poll(() => served.desk.places[0]?.draft).toBeNull();
  expect(await (await panel()).findByText('Scored 7.25')).toBeInTheDocument();
  expect(await note()).toHaveValue('');
});

test('shows a draft that was not given before the award closed, and that it does not count', async () => {
  const served = serveDesk([aDeskPlace({ draft: aDraft({ note: 'Too late' }) })], { status: 'closed' });
  show();
  expect(await note()).toHaveValue('Too late');
  expect(screen.getByText(/so it does not count/)).toBeVisible();
  expect((await panel()).getByText('Not scored')).toBeInTheDocument();
  expect(draftsSent(served)).toHaveLength(0);
});

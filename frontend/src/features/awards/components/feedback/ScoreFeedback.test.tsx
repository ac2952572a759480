import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { eventually } from '../../../../testing/eventually';
import { renderAt } from '../../../../testing/render';
import { anAward } from '../../../../testing/vote-samples';
import type { Award } from '../../api';
import type { ScoreFeedback as Feedback } from '../../judging-api';
import { ScoreFeedback } from './ScoreFeedback';

beforeEach(() => loadNamespaces('awards', 'errors'));

type Answers = Parameters<typeof answerCalls>[0];

const feedback = (change: Partial<Feedback> = {}): Feedback => ({
  awardId: 2,
  season: 1,
  judges: 3,
  criteria: { impact: 7.5, innovation: 8, progress: 19 / 3, communication: 9 },
  notes: ['Go on measuring.', '<b>Tell</b> of setbacks too.'],
  ...change,
});

const judged = (status: Award['status']) => anAward({ id: 2, kind: 'judges', status });

function open(answers: Answers, status: Award['status'] = 'closed') {
  const calls = answerCalls({
    'GET /api/awards': [200, [anAward(), judged(status)]],
    'GET /api/awards/2/feedback': [200, feedback()],
    ...answers,
  });
  return { calls, ...renderAt('/dashboard', <ScoreFeedback season={1} />) };
}

test('tells the mean of each criterion and the notes, as the text they are', async () => {
  open({});
  const part = within(await screen.findByRole('region', { name: 'What the judges gave' }));
  expect(await part.findByText('The means of 3 judges, from 1 to 10.')).toBeVisible();
  const figures = part.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(figures).toEqual([
    ['Impact', '7.50'],
    ['Innovation', '8.00'],
    ['Progress', '6.33'],
    ['Communication', '9.00'],
  ]);
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(feedback().notes);
});

test.each([
  [
    feedback({ judges: 1, criteria: null, notes: [] }),
    'One judge scored your work',
    'No judge left a note for you.',
  ],
  [feedback({ notes: [] }), 'The means of 3 judges', 'No judge left a note for you.'],
])('says what there is not (%#)', async (answer, ...words) => {
  open({ 'GET /api/awards/2/feedback': [200, answer] });
  for (const each of words) expect(await screen.findByText(each, { exact: false })).toBeVisible();
});

test('says so where no score counted', async () => {
  open({ 'GET /api/awards/2/feedback': [200, feedback({ judges: 0, criteria: null, notes: [] })] });
  expect(await screen.findByText('When the award closed, no score of your work counted.')).toBeVisible();
  expect(screen.queryByText(/left a note/)).not.toBeInTheDocument();
});

test.each(['upcoming', 'open'] as const)(
  'shows nothing, and asks for nothing, while the award is %s',
  async (status) => {
    const { calls, container } = open({}, status);
    await eventually(() => expect(calls.map(({ name }) => name)).toEqual(['GET /api/awards']));
    expect(container).toBeEmptyDOMElement();
  },
);

test('says that it is loading, why it could not, and tries again', async () => {
  let isAway = true;
  let fail: () => void = () => undefined;
  const away: [number, unknown] = [503, { code: 'database_unavailable', message: 'Away' }];
  const failing = new Promise<typeof away>((resolve) => (fail = () => resolve(away)));
  open({ 'GET /api/awards/2/feedback': () => (isAway ? failing : [200, feedback()]) });
  expect(await screen.findByRole('status', { name: 'Loading what the judges gave' })).toBeInTheDocument();
  fail();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Go on measuring.')).toBeVisible();
});

function OneOfTwo() {
  const [season, setSeason] = useState(1);
  return (
    <>
      <button onClick={() => setSeason(2)}>Next</button>
      <ScoreFeedback season={season} />
    </>
  );
}

test('shows nothing of a season while another is on its way', async () => {
  answerCalls({
    'GET /api/awards?season=1': [200, [judged('closed')]],
    'GET /api/awards?season=2': () => new Promise<[number]>(() => undefined),
    'GET /api/awards/2/feedback': [200, feedback()],
  });
  renderAt('/dashboard', <OneOfTwo />);
  expect(await screen.findByText('Go on measuring.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.queryByText('Go on measuring.')).toBeNull();
});

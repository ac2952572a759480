import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { renderAt } from '../../../../testing/render';
import { aDeskPlace, aScore, serveDesk } from '../../../../testing/serve-desk';
import JudgeHome from './JudgeHome';

beforeEach(() => loadNamespaces('homes', 'awards', 'errors'));

const desk = async () => within(await screen.findByRole('region', { name: 'Your desk' }));

test('says how far the judge has come and until when, and leads to the next without a score', async () => {
  serveDesk(
    [
      aDeskPlace({ score: aScore() }),
      aDeskPlace({ participantId: 4, name: 'Ben Okri', order: 2 }),
      aDeskPlace({ participantId: 5, name: 'Chen Wei', order: 3, own: true }),
    ],
    { daysLeft: 12 },
  );
  renderAt('/dashboard', <JudgeHome skeleton={null} />);
  const own = await desk();
  expect(own.getByText('1 of 2 participants scored')).toBeVisible();
  expect(own.getByText(/^12 days left · /)).toBeVisible();
  expect(own.getByRole('link', { name: 'Score Ben Okri' })).toHaveAttribute(
    'href',
    '/judging?award=2&participant=4',
  );
});

test('leads to the desk once everybody has a score', async () => {
  serveDesk([aDeskPlace({ score: aScore() })]);
  renderAt('/dashboard', <JudgeHome skeleton={null} />);
  const own = await desk();
  expect(own.getByText(/^Everybody has a score from you/)).toBeVisible();
  expect(own.getByRole('link', { name: 'Open your desk' })).toHaveAttribute('href', '/judging');
});

test('asks for no score while the award is not open', async () => {
  serveDesk([aDeskPlace()], { status: 'upcoming' });
  renderAt('/dashboard', <JudgeHome skeleton={null} />);
  expect((await desk()).getByRole('link', { name: 'Open your desk' })).toBeVisible();
});

test('says that no award is judged', async () => {
  answerCalls({ 'GET /api/awards/judging': [200, { judge: true, awards: [] }] });
  renderAt('/dashboard', <JudgeHome skeleton={null} />);
  expect((await desk()).getByText('No award is judged now.')).toBeVisible();
});

test('says that it could not be loaded', async () => {
  serveDesk([aDeskPlace()], {}, { 'GET /api/awards/2/desk': [503] });
  renderAt('/dashboard', <JudgeHome skeleton={null} />);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});

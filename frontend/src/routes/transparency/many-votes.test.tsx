import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { aNetwork } from '../../testing/answer-node';
import { votedMonth } from '../../testing/make-votes';
import { renderAt } from '../../testing/render';
import Transparency from './Transparency';

const many = {
  month: votedMonth,
  votes: 1_234_567,
  counted: 1_234_000,
  root: `0x${'5c'.repeat(32)}`,
  transactionHash: `0x${'9c'.repeat(32)}`,
  closedAt: '2026-09-03T00:00:00.000Z',
};

test('leaves a month of very many votes to the file and the command, and says what a receipt shows', async () => {
  await loadNamespaces('transparency', 'books', 'errors');
  const calls = answerCalls({
    'GET /api/config': [200, { chains: [aNetwork()], homeChainId: 31337 }],
    'GET /api/books/entries': [200, []],
    'GET /api/books/accounts': [200, []],
    'GET /api/votes/months': [200, [many]],
    'GET /api/participants': [200, []],
    [`GET /api/votes/months/${votedMonth}`]: [200, { ...many, totals: [] }],
  });
  renderAt('/transparency', <Transparency />);
  await userEvent.click(await screen.findByRole('button', { name: 'Count again: August 2026' }));
  expect(
    await screen.findByText(/1,234,567 votes, more than a browser counts. Check your receipt/),
  ).toBeVisible();
  expect(screen.getByText(/npm run recount -- .* 2026-08/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download all votes of the month' })).toHaveAttribute(
    'href',
    `/api/votes/months/${votedMonth}/leaves.ndjson.gz`,
  );
  expect(calls.map(({ name }) => name)).not.toContain(`GET /api/votes/months/${votedMonth}/leaves`);
});

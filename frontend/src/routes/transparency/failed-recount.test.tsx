import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { aNetwork } from '../../testing/answer-node';
import { votedMonth } from '../../testing/make-votes';
import { renderAt } from '../../testing/render';
import { anArchive } from '../../testing/season-samples';
import Transparency from './Transparency';

const [, fixed] = anArchive().months;
const month = { ...fixed, month: votedMonth };

test('says in the words of the server why a month cannot be counted again', async () => {
  await loadNamespaces('transparency', 'books');
  answerCalls({
    'GET /api/config': [200, { chains: [aNetwork()], homeChainId: 31337 }],
    'GET /api/books/entries': [200, []],
    'GET /api/books/accounts': [200, []],
    'GET /api/votes/months': [200, [month]],
    'GET /api/participants': [200, []],
    [`GET /api/votes/months/${votedMonth}`]: [503, { code: 'too_many_downloads', message: '' }],
  });
  renderAt('/transparency', <Transparency />);
  await userEvent.click(await screen.findByRole('button', { name: 'Count again: August 2026' }));
  expect(await screen.findByText(/Very many people are downloading right now/)).toBeVisible();
});

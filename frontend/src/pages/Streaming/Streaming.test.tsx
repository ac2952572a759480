import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { aParticipant } from '../../testing/samples';
import { Streaming } from './Streaming';

test('shows a skeleton first, then a channel that leads to the participant', async () => {
  answerCalls({ 'GET /api/participants': [200, [aParticipant()]] });
  renderAt('/streaming', <Streaming />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Amina Diallo' })).toHaveAttribute(
    'href',
    '/participants/3',
  );
  expect(screen.getByRole('heading', { name: 'The first monthly films are yet to come' })).toBeVisible();
});

test('says that the channels are still to open while nobody takes part', async () => {
  answerCalls({ 'GET /api/participants': [200, []] });
  renderAt('/streaming', <Streaming />);
  expect(await screen.findByText(/The channels open with the first participants/)).toBeVisible();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { EndNewsByMail } from './EndNewsByMail';

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'No more news by mail' }));

test('ends news by mail once it is asked to, not by being opened', async () => {
  const calls = answerCalls({ 'POST /api/mail/unsubscribe': [204] });
  renderAt('/unsubscribe?token=7.signed', <EndNewsByMail />);
  await screen.findByRole('button');
  expect(calls).toHaveLength(0);
  await press();
  expect(await screen.findByText('You get no more news by mail.')).toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { token: '7.signed' } }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['r7.signed', 'No more reminders', 'You are not reminded any more.'],
  ['d7.signed', 'No more weekly digest', 'You get no weekly digest any more.'],
])('ends what the letter of %s was of', async (token, button, done) => {
  const calls = answerCalls({ 'POST /api/mail/unsubscribe': [204] });
  renderAt(`/unsubscribe?token=${token}`, <EndNewsByMail />);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(done)).toBeInTheDocument();
  expect(calls).toMatchObject([{ body: { token } }]);
});

test('says what is wrong with a link', async () => {
  answerCalls({
    'POST /api/mail/unsubscribe': [
      400,
      { statusCode: 400, code: 'unsubscribe_link_invalid', message: 'This link is not complete' },
    ],
  });
  renderAt('/unsubscribe?token=cut', <EndNewsByMail />);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/not complete/);
});

test('needs the whole link', async () => {
  renderAt('/unsubscribe', <EndNewsByMail />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not complete');
});

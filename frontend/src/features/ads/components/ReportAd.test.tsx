import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SessionStart } from '../../../session/SessionStart';
import { answerCalls } from '../../../testing/answer-calls';
import { fill } from '../../../testing/fill';
import { refused } from '../../../testing/refused';
import { renderAt } from '../../../testing/render';
import { aUser } from '../../../testing/samples';
import { ReportAd } from './ReportAd';

function open(answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls({ 'GET /api/auth/me': [200, aUser()], ...answers });
  renderAt(
    '/participants',
    <>
      <SessionStart />
      <ReportAd adId={12} />
    </>,
  );
  return calls;
}

const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Report this ad' }));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Report' }));

test('sends visitors to sign in and to come back to the ad', async () => {
  open({ 'GET /api/auth/me': [401] });
  const link = await screen.findByRole('link', { name: 'Report this ad' });
  expect(link).toHaveAttribute('href', '/register?next=%2Fads%2F12&tab=login');
});

test.each([
  ['with what is wrong with the ad', ' It promises health. ', 'It promises health.'],
  ['without a reason, too', '', null],
])('reports %s', async (_how, typed, reason) => {
  const calls = open({ 'POST /api/ads/12/report': [204] });
  await start();
  if (typed) await fill(/What is wrong/, typed);
  await send();
  expect(await screen.findByText('Reported, thank you')).toBeVisible();
  expect(calls).toContainEqual({ name: 'POST /api/ads/12/report', body: { reason } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report this ad' })).toBeNull();
});

test('says why a report was refused, and keeps what was written', async () => {
  open({
    'POST /api/ads/12/report': refused(429, { code: 'too_many_reports', message: 'Too many' }),
  });
  await start();
  await fill(/What is wrong/, 'It promises health.');
  await send();
  expect(await screen.findByText(/You have sent many reports/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await start();
  expect(screen.getByRole('textbox')).toHaveValue('It promises health.');
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { fill } from '../../../testing/fill';
import { renderAt } from '../../../testing/render';
import { anAd } from '../../../testing/samples';
import { withToasts } from '../../../testing/toasts';
import { OwnerTools } from './OwnerTools';

withToasts();
// Its forms take long to load, which no test should wait for.
beforeAll(() => import('./EditAd'));
beforeEach(() => loadNamespaces('ads'));
afterEach(() => sessionStorage.clear());

const ad = anAd();

function open(answer: [number, unknown] = [200, ad]) {
  const calls = answerCalls({ 'PATCH /api/ads/12': answer });
  return { calls, ...renderAt('/ads/12', <OwnerTools ad={ad} />) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('takes an edit up again after a look at another page, and forgets it once it is saved', async () => {
  const first = open();
  await press('Edit');
  await fill('Title', 'Solar lamps by the hour');
  first.unmount();
  const { calls } = open();
  await press('Continue editing');
  expect(await screen.findByLabelText('Title')).toHaveValue('Solar lamps by the hour');
  await press('Save and resubmit');
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());
  expect(calls).toMatchObject([{ name: 'PATCH /api/ads/12', body: { title: 'Solar lamps by the hour' } }]);
  expect(sessionStorage).toHaveLength(0);
});

test('asks before changes are given up, and then forgets them', async () => {
  open();
  await press('Edit');
  await fill('Title', 'Solar lamps by the hour');
  await press('Cancel');
  await press('Leave');
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

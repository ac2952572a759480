import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { fill } from '../../../testing/fill';
import { renderAt } from '../../../testing/render';
import { aRun, anAd } from '../../../testing/samples';
import { withToasts } from '../../../testing/toasts';
import type { OwnAd } from '../runs/run-words';
import { OwnerTools } from './OwnerTools';

withToasts();
// Its forms take long to load, which no test should wait for.
beforeAll(() => import('./EditAd'));
beforeEach(() => loadNamespaces('ads', 'runs'));
afterEach(() => sessionStorage.clear());

/** An ad with its run, as its owner has it. */
const ownAd = (change: Partial<OwnAd> = {}): OwnAd => ({ ...anAd(), run: aRun(), ...change });
const ad = ownAd({ destinationUrl: 'https://example.org', callToAction: 'Rent a lamp' });

function open(answer: [number, unknown] = [200, ad], own = ad) {
  const calls = answerCalls({ 'PATCH /api/ads/12': answer });
  return { calls, ...renderAt('/ads/12', <OwnerTools ad={own} />) };
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
  expect(calls.filter(({ name }) => name.startsWith('PATCH'))).toMatchObject([
    { name: 'PATCH /api/ads/12', body: { title: 'Solar lamps by the hour' } },
  ]);
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

test('has the form there again, with what was typed, where its owner stays after all', async () => {
  open();
  await press('Edit');
  await fill('Title', 'Solar lamps by the hour');
  const form = screen.getByRole<HTMLDialogElement>('dialog');
  // As a browser does on Escape, or on a click beside it.
  act(() => form.close());
  await press('Stay');
  expect(screen.getAllByRole('dialog')).toEqual([form]);
  expect(form).toHaveAttribute('open');
  expect(screen.getByLabelText('Title')).toHaveValue('Solar lamps by the hour');
});

test('says what an ad lacks where it is edited, and asks for it', async () => {
  const missing = ['destinationUrl', 'callToAction', 'payment'] as const;
  const lacking = ownAd({ delivery: { delivered: false, missing: [...missing] } });
  const { calls } = open([200, lacking], lacking);
  await press('Edit');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/It names no website/)).toBeInTheDocument();
  expect(dialog.getByText(/no words of its own/)).toBeInTheDocument();
  expect(dialog.queryByText(/no confirmed payment/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save and resubmit' }));
  expect(await dialog.findByText('Please enter the website your ad leads to')).toBeInTheDocument();
  expect(calls.filter(({ name }) => name.startsWith('PATCH'))).toEqual([]);
});

test('offers no edit of an ad that is over, but to run it again', async () => {
  const over = ownAd({ status: 'completed', run: aRun({ state: 'completed', daysLeft: 0 }) });
  open([200, over], over);
  expect(screen.getByText('Its run is over.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Run again' })).toBeVisible();
});

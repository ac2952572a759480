import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseApi } from '../../api/base-api';
import { loadNamespaces } from '../../i18n';
import { SessionStart } from '../../session/SessionStart';
import { answerCalls, type Call } from '../../testing/answer-calls';
import { eventually } from '../../testing/eventually';
import { fill } from '../../testing/fill';
import { aPayment, homeNetwork, siteConfig } from '../../testing/payment-samples';
import { refused } from '../../testing/refused';
import { renderAt } from '../../testing/render';
import { anAd, aRun, aUser, challengeSettings } from '../../testing/samples';
import { withToasts } from '../../testing/toasts';
import SubmitAd from './SubmitAd';

const description = 'Rent a lamp by the evening and pay from your takings.';
const signedIn = { 'GET /api/auth/me': [200, aUser()] } satisfies Parameters<typeof answerCalls>[0];

const titleTooLong = { code: 'title_too_long' as const, params: { max: 10 }, message: 'Too long' };
const titleRefused = refused(
  400,
  { code: 'validation_failed', message: titleTooLong.message },
  { title: [titleTooLong] },
);

withToasts();
afterEach(() => i18next.changeLanguage('en'));
beforeEach(async () => {
  sessionStorage.clear();
  await loadNamespaces('submit', 'ads', 'runs', 'auth', 'payments', 'wallet');
});

const open = (address = '/submit-ad') =>
  renderAt(
    address,
    <>
      <SessionStart />
      <SubmitAd />
    </>,
  );

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const submissions = (calls: Call[]) => calls.filter(({ name }) => name === 'POST /api/ads');

async function writeAd() {
  await fill('Title', 'Solar lamps');
  await fill('Description', description);
  await fill(/^Website/, 'https://example.org/lamps');
  await fill('Words on the button', 'Rent a lamp');
  await press('Next');
}

test('sends visitors to an account and back to the very address', async () => {
  answerCalls({ 'GET /api/auth/me': [401] });
  open('/submit-ad?ad=7');
  expect(await screen.findByText('Authentication Required')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Register or Login' });
  expect(link).toHaveAttribute('href', '/register?next=%2Fsubmit-ad%3Fad%3D7');
});

test('goes from the details over the review to the payment of the new ad', async () => {
  const calls = answerCalls({ ...signedIn, 'POST /api/ads': [201, anAd({ id: 31 })] });
  const { router } = open();
  await writeAd();
  expect(await screen.findByText('Review your ad')).toBeInTheDocument();
  expect(submissions(calls)).toEqual([]);
  await press('Submit Ad');
  await expect.poll(() => router.state.location.search).toBe('?ad=31');
  expect(submissions(calls)).toHaveLength(1);
  expect(submissions(calls)[0]?.body).toMatchObject({
    title: 'Solar lamps',
    description,
    category: 'design',
    destinationUrl: 'https://example.org/lamps',
    callToAction: 'Rent a lamp',
    startsAt: null,
  });
});

test('says at the review for how many days the ad will run, and sends the first day that was chosen', async () => {
  const calls = answerCalls({
    ...signedIn,
    'GET /api/challenge/settings': [200, challengeSettings({ adRunDays: 45 })],
    'POST /api/ads': [201, anAd({ id: 31 })],
  });
  open();
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  fireEvent.change(await screen.findByLabelText('First day (optional)'), { target: { value: day } });
  await writeAd();
  expect(await screen.findByText('Review your ad')).toBeInTheDocument();
  expect(await screen.findByText(/runs for 45 days in all, from .* \(UTC\)/)).toBeInTheDocument();
  await press('Submit Ad');
  await eventually(() =>
    expect(submissions(calls)[0]?.body).toMatchObject({ startsAt: `${day}T00:00:00.000Z` }),
  );
});

test("shows at the declaration that a participant's ad was refused for their own project", async () => {
  const undeclared = {
    code: 'own_project_undeclared' as const,
    message: 'Participants may not advertise their own projects.',
  };
  answerCalls({
    'GET /api/auth/me': [200, aUser({ role: 'participant' })],
    'POST /api/ads': refused(400, undeclared, { notOwnProject: [undeclared] }),
  });
  open();
  await userEvent.click(await screen.findByRole('checkbox'));
  await writeAd();
  await press('Submit Ad');
  expect(
    await screen.findByText(i18next.t('errors:own_project_undeclared'), {
      selector: '[data-faulty] p',
    }),
  ).toBeInTheDocument();
});

test('Back returns to the details with everything still there', async () => {
  answerCalls(signedIn);
  open();
  await writeAd();
  await press('Back');
  expect(await screen.findByLabelText('Title')).toHaveValue('Solar lamps');
});

test('keeps an unfinished ad through a reload', async () => {
  answerCalls(signedIn);
  const { unmount } = open();
  await fill('Title', 'Solar');
  unmount();
  open();
  expect(await screen.findByLabelText('Title')).toHaveValue('Solar');
});

test('shows what the server refused beside the field', async () => {
  answerCalls({ ...signedIn, 'POST /api/ads': titleRefused });
  open();
  await writeAd();
  await press('Submit Ad');
  expect(await screen.findByText('Failed to Submit Ad')).toBeInTheDocument();
  expect(
    await screen.findByText('Title must not exceed 10 characters', {
      selector: '[data-faulty] p',
    }),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Solar lamps');
});

test('keeps the ad while new ones have to wait, and submits it afterwards', async () => {
  const paused = { code: 'ads_paused' as const, params: { seconds: 5 }, message: 'Paused' };
  let isPaused = true;
  const calls = answerCalls({
    ...signedIn,
    'POST /api/ads': () => (isPaused ? refused(503, paused) : [201, anAd()]),
  });
  open();
  await writeAd();
  await press('Submit Ad');
  expect(await screen.findByText(i18next.t('errors:ads_paused'), { exact: false })).toBeInTheDocument();
  isPaused = false;
  await press('Submit Ad');
  await eventually(() => expect(submissions(calls)).toHaveLength(2));
  expect(submissions(calls)[1]!.body).toMatchObject({ title: 'Solar lamps', description });
});

test('tells a refusal in the language of the site, in the toast and beside the field', async () => {
  answerCalls({ ...signedIn, 'POST /api/ads': titleRefused });
  open();
  await writeAd();
  await i18next.changeLanguage('de');
  await press(i18next.t('submit:review.submit'));
  const words = i18next.t('errors:title_too_long', { max: 10 });
  const found = await Promise.all([
    screen.findByText(words, { selector: '[class*=notification]' }),
    screen.findByText(words, { selector: '[data-faulty] p' }),
  ]);
  expect(found).toHaveLength(2);
});

test('asks to sign in again when the session has ended, and keeps the ad', async () => {
  answerCalls({ ...signedIn, 'POST /api/ads': [401, { message: 'Please sign in.' }] });
  open();
  await writeAd();
  await press('Submit Ad');
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit Ad' })).toBeInTheDocument();
  await press('Close');
  expect(await screen.findByText('Authentication Required')).toBeInTheDocument();
  expect(sessionStorage.getItem('ad-draft-7')).toContain('Solar lamps');
});

test('lets viewer accounts become advertisers', async () => {
  answerCalls({
    'GET /api/auth/me': [200, aUser({ role: 'viewer' })],
    'POST /api/auth/become-advertiser': [200, aUser()],
  });
  open();
  await press('Become an advertiser');
  expect(await screen.findByLabelText('Title')).toBeInTheDocument();
});

test("does not take payments for another account's ad", async () => {
  answerCalls({ ...signedIn, 'GET /api/ads/12': [200, anAd({ userId: 8 })] });
  open('/submit-ad?ad=12');
  expect(
    await screen.findByText('This ad does not exist or belongs to another account.'),
  ).toBeInTheDocument();
});

test('does not take payments for a rejected ad', async () => {
  answerCalls({ ...signedIn, 'GET /api/ads/12': [200, anAd({ status: 'rejected' })] });
  open('/submit-ad?ad=12');
  expect(await screen.findByText(/was rejected, so it cannot be paid/)).toBeInTheDocument();
});

test.each([
  ['withdrawn', anAd({ status: 'rejected', run: aRun({ state: 'withdrawn', daysLeft: 0 }) })],
  ['completed', anAd({ status: 'completed', run: aRun({ state: 'completed', daysLeft: 0 }) })],
])('does not take payments for an ad that is %s', async (_state, ad) => {
  answerCalls({ ...signedIn, 'GET /api/ads/12': [200, ad] });
  open('/submit-ad?ad=12');
  expect(await screen.findByText(/is over, so it cannot be paid/)).toBeInTheDocument();
});

test('says on the payment card for how many days the ad runs and from when', async () => {
  const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
  answerCalls({
    ...signedIn,
    'GET /api/ads/12': [200, anAd({ run: aRun({ days: 21, daysLeft: 21, startsAt }) })],
    'GET /api/ads/12/payment': [200, aPayment({ status: 'pending', amount: null })],
    'GET /api/config': [200, siteConfig(homeNetwork)],
  });
  open('/submit-ad?ad=12');
  const card = await screen.findByRole('region', { name: 'Crypto payment' });
  expect(card).toHaveTextContent(/runs for 21 days in all, from .* \(UTC\) or from its approval/);
});

test.each([
  [
    'runs',
    anAd({
      status: 'approved',
      run: aRun({ state: 'running', daysLeft: 1, endsAt: '2126-11-28T09:00:00.000Z' }),
    }),
    /Runs until November 28.*, 2126 \(UTC\)\. Days left: 1 of 30\./,
  ],
  ['was sent back to moderation', anAd({ run: aRun({ daysLeft: 4 }) }), /Days left: 4 of 30\./],
])('says on the payment card what is left of an ad that %s', async (_state, ad, words) => {
  answerCalls({
    ...signedIn,
    'GET /api/ads/12': [200, ad],
    'GET /api/ads/12/payment': [200, aPayment({ status: 'pending', amount: null })],
    'GET /api/config': [200, siteConfig(homeNetwork)],
  });
  open('/submit-ad?ad=12');
  const card = await screen.findByRole('region', { name: 'Crypto payment' });
  expect(card).toHaveTextContent(words);
  expect(card).not.toHaveTextContent(/in all/);
});

test('says on the payment card what is left of an ad that was known as strangers see it', async () => {
  const told = [anAd({ run: undefined }), anAd({ run: aRun({ daysLeft: 1 }) })];
  answerCalls({
    ...signedIn,
    'GET /api/ads/12': () => [200, told.length > 1 ? told.shift() : told[0]],
    'GET /api/ads/12/payment': [200, aPayment({ status: 'pending', amount: null })],
    'GET /api/config': [200, siteConfig(homeNetwork)],
  });
  open('/submit-ad?ad=12');
  expect(await screen.findByText(/Days left: 1 of 30\./)).toBeInTheDocument();
});

test('keeps the payment card when its ad cannot be fetched anew', async () => {
  let ad: [number, unknown] = [200, anAd({ id: 12 })];
  answerCalls({
    ...signedIn,
    'GET /api/ads/12': () => ad,
    'GET /api/ads/12/payment': [200, aPayment()],
    'GET /api/config': [200, siteConfig(homeNetwork)],
  });
  const { store } = open('/submit-ad?ad=12');
  const card = await screen.findByRole('region', { name: 'Crypto payment' });
  ad = [503, { message: 'Away' }];
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Ad'])));
  expect(await screen.findByText(/could not be brought up to date/)).toBeInTheDocument();
  expect(card).toBeInTheDocument();
});

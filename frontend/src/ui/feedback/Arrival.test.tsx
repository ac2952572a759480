import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { baseApi } from '../../api/base-api';
import { adsApi } from '../../api/generated/ads';
import { answerCalls } from '../../testing/answer-calls';
import { makeAd } from '../../testing/make-ad';
import { renderAt } from '../../testing/render';
import { Loaded } from './Loaded';

const ads = adsApi.enhanceEndpoints({ endpoints: { getAd: { providesTags: ['Ad'] } } });
const away: [number, unknown] = [503, { code: 'database_unavailable', message: 'The database is away.' }];

function Page() {
  const query = ads.useGetAdQuery({ id: 1 });
  return (
    <>
      <button>Before</button>
      <Loaded query={query} skeleton={null}>
        {({ title }) => <button>{title}</button>}
      </Loaded>
    </>
  );
}

const tryAgain = async () =>
  userEvent.click(await screen.findByRole('button', { name: i18next.t('loadFailure.retry') }));

test.each([
  ['never came', false],
  ['could not be brought up to date', true],
])('goes on, for who uses a keyboard, at what %s before they pressed', async (_, isStale) => {
  let answer: [number, unknown] = [200, makeAd({ title: 'Bread' })];
  if (!isStale) answer = away;
  answerCalls({ 'GET /api/ads/1': () => answer });
  const { store } = renderAt('/', <Page />);
  if (isStale) {
    await screen.findByRole('button', { name: 'Bread' });
    answer = away;
    await act(async () => store.dispatch(baseApi.util.invalidateTags(['Ad'])));
  }
  const button = await screen.findByRole('button', { name: i18next.t('loadFailure.retry') });
  answer = [200, makeAd({ title: 'Better bread' })];
  await tryAgain();
  const bread = await screen.findByRole('button', { name: 'Better bread' });
  expect(button).not.toBeInTheDocument();
  await userEvent.tab();
  expect(bread).toHaveFocus();
});

test('takes the focus from nobody who has gone on meanwhile', async () => {
  const answers = [away, [200, makeAd({ title: 'Bread' })] as [number, unknown]];
  answerCalls({ 'GET /api/ads/1': () => answers.shift()! });
  renderAt('/', <Page />);
  await tryAgain();
  screen.getByRole('button', { name: 'Before' }).focus();
  await screen.findByRole('button', { name: 'Bread' });
  expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
});

test('takes no focus for what nobody pressed for, though somebody did before', async () => {
  let answer = away;
  answerCalls({ 'GET /api/ads/1': () => answer });
  const { store } = renderAt('/', <Page />);
  const fetchAnew = (next: typeof away) => {
    answer = next;
    return act(async () => store.dispatch(baseApi.util.invalidateTags(['Ad'])));
  };
  await screen.findByRole('button', { name: i18next.t('loadFailure.retry') });
  answer = [200, makeAd({ title: 'Bread' })];
  await tryAgain();
  await screen.findByRole('button', { name: 'Bread' });
  act(() => (document.activeElement as HTMLElement).blur());
  await fetchAnew(away);
  await screen.findByText(i18next.t('loadFailure.stale'));
  await fetchAnew([200, makeAd({ title: 'Better bread' })]);
  await screen.findByRole('button', { name: 'Better bread' });
  expect(document.body).toHaveFocus();
});

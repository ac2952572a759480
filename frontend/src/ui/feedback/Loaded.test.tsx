import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { baseApi } from '../../api/base-api';
import { adsApi } from '../../api/generated/ads';
import { answerCalls } from '../../testing/answer-calls';
import { makeAd } from '../../testing/make-ad';
import { renderAt } from '../../testing/render';
import { Skeleton } from '../skeletons/Skeleton';
import { Loaded } from './Loaded';
import { LoadedPage } from './LoadedPage';
import { bothQueries } from './query';

const ads = adsApi.enhanceEndpoints({ endpoints: { getAd: { providesTags: ['Ad'] }, listAds: {} } });
const away: [number, unknown] = [503, { code: 'database_unavailable', message: 'The database is away.' }];
const stale = () => i18next.t('loadFailure.stale');
const tryAgain = () => screen.findByRole('button', { name: i18next.t('loadFailure.retry') });
const skeleton = <Skeleton height="10rem" label="Loading the ad" />;

function OneAd() {
  const query = ads.useGetAdQuery({ id: Number(useParams().id) });
  return (
    <Loaded query={query} skeleton={skeleton} gone={<p>No such ad</p>}>
      {(ad) => (
        <>
          <h1>{ad.title}</h1>
          <input aria-label="Note" />
        </>
      )}
    </Loaded>
  );
}

const showAd = () => renderAt('/ads/1', <OneAd />, '/ads/:id');
const refetchAds = (store: ReturnType<typeof renderAt>['store']) =>
  act(async () => {
    store.dispatch(baseApi.util.invalidateTags(['Ad']));
  });

test('what is shown stays, with what was typed, while later attempts fail and until one succeeds', async () => {
  let answer: [number, unknown] = [200, makeAd({ id: 1, title: 'Bread' })];
  answerCalls({ 'GET /api/ads/1': () => answer });
  const user = userEvent.setup();
  const { store } = showAd();
  expect(screen.getByRole('status', { name: 'Loading the ad' })).toBeVisible();
  await user.type(await screen.findByRole('textbox'), 'half a word');

  answer = away;
  await refetchAds(store);
  expect(await screen.findByText(stale())).toBeVisible();
  expect(screen.getByRole('heading')).toHaveTextContent('Bread');
  expect(screen.getByRole('textbox')).toHaveValue('half a word');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  answer = [200, makeAd({ id: 1, title: 'Better bread' })];
  await user.click(await tryAgain());
  expect(await screen.findByText('Better bread')).toBeVisible();
  expect(screen.queryByText(stale())).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('half a word');
});

test('what never came is a failure, which can be tried again', async () => {
  let answer = away;
  answerCalls({ 'GET /api/ads/1': () => answer });
  showAd();
  expect(await screen.findByRole('alert')).toBeVisible();
  answer = [200, makeAd({ id: 1, title: 'Bread' })];
  await userEvent.setup().click(await tryAgain());
  expect(await screen.findByText('Bread')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows a skeleton and not another one than was asked for', async () => {
  let answerSecond: (answer: [number, unknown]) => void = () => {};
  const second = new Promise<[number, unknown]>((resolve) => (answerSecond = resolve));
  answerCalls({
    'GET /api/ads/1': [200, makeAd({ id: 1, title: 'Bread' })],
    'GET /api/ads/2': () => second,
  });
  const { router } = showAd();
  await screen.findByText('Bread');
  await act(() => router.navigate('/ads/2'));
  expect(screen.queryByText('Bread')).not.toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading the ad' })).toBeVisible();
  answerSecond([200, makeAd({ id: 2, title: 'A school' })]);
  expect(await screen.findByText('A school')).toBeVisible();
});

test('what does not exist any longer is not shown', async () => {
  let answer: [number, unknown] = [200, makeAd({ id: 1, title: 'Bread' })];
  answerCalls({ 'GET /api/ads/1': () => answer });
  const { store } = showAd();
  await screen.findByText('Bread');
  answer = [404, { code: 'ad_not_found', message: 'Ad not found' }];
  await refetchAds(store);
  expect(await screen.findByText('No such ad')).toBeVisible();
  expect(screen.queryByText('Bread')).not.toBeInTheDocument();
});

test('says in its own words that a list has no entries', async () => {
  answerCalls({ 'GET /api/ads': [200, []] });
  function List() {
    const query = ads.useListAdsQuery({});
    return (
      <Loaded query={query} skeleton={skeleton} empty={<p>No ads yet</p>}>
        {() => <ul />}
      </Loaded>
    );
  }
  renderAt('/', <List />);
  expect(await screen.findByText('No ads yet')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a page that could not be loaded has its title', async () => {
  answerCalls({ 'GET /api/ads/1': away });
  function AdPage() {
    const query = ads.useGetAdQuery({ id: 1 });
    return (
      <LoadedPage query={query} title="Ad details">
        {(ad) => <h1>{ad.title}</h1>}
      </LoadedPage>
    );
  }
  renderAt('/', <AdPage />);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ad details');
});

test('two queries are there once both are, and only what failed is asked for again', async () => {
  let answer = away;
  const calls = answerCalls({
    'GET /api/ads/1': [200, makeAd({ id: 1, title: 'Bread' })],
    'GET /api/ads': () => answer,
  });
  function Both() {
    const query = bothQueries(ads.useGetAdQuery({ id: 1 }), ads.useListAdsQuery({}));
    return (
      <Loaded query={query} skeleton={skeleton}>
        {([ad, others]) => <p>{`${ad.title} and ${others.length} more`}</p>}
      </Loaded>
    );
  }
  renderAt('/', <Both />);
  const again = await tryAgain();
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
  answer = [200, [makeAd(), makeAd()]];
  await userEvent.setup().click(again);
  expect(await screen.findByText('Bread and 2 more')).toBeVisible();
  expect(calls.map(({ name }) => name).toSorted()).toEqual([
    'GET /api/ads',
    'GET /api/ads',
    'GET /api/ads/1',
  ]);
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { baseApi } from '../../../api/base-api';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { answerUntilLost, fetchInVain } from '../../../testing/lose-server';
import { makeAd } from '../../../testing/make-ad';
import { serveAds } from '../../../testing/serve-ads';
import { renderAt } from '../../../testing/render';
import { type AdFilter, noAdFilter } from '../ad-filter';
import { AdResults } from './AdResults';

beforeEach(() => loadNamespaces('ads'));

const cards = () => screen.getAllByRole('article').length;
const more = () => screen.getByRole('button', { name: 'Show more ads' });

function Search() {
  const [text, setText] = useState('');
  const filter: AdFilter = { ...noAdFilter, text };
  return (
    <>
      <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <AdResults filter={filter} />
    </>
  );
}

test('shows the newest twenty of a thousand ads, and twenty more when asked', async () => {
  const { asked } = serveAds(1_000);
  renderAt('/ads', <AdResults filter={noAdFilter} />);
  await screen.findByRole('heading', { name: 'The newest 20 ads' });
  expect(cards()).toBe(20);
  await userEvent.click(more());
  await screen.findByRole('heading', { name: 'The newest 40 ads' });
  expect(cards()).toBe(40);
  await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription('Bread 980'));
  expect(asked).toEqual(['?status=approved&limit=20', '?status=approved&limit=20&cursor=981']);
});

test('says that none was found so far where the rest is still to be looked at', async () => {
  const { site } = serveAds(100);
  site.firstWithRow = 40;
  renderAt('/ads', <AdResults filter={{ ...noAdFilter, text: 'bread' }} />);
  await screen.findByRole('heading', { name: 'None found among the newest ads so far.' });
  expect(screen.queryByText(/No advertisements found/)).not.toBeInTheDocument();
  await userEvent.click(more());
  await screen.findByRole('heading', { name: '4 ads' });
});

test('counts all ads where there are no more', async () => {
  serveAds(7);
  renderAt('/ads', <AdResults filter={noAdFilter} />);
  await screen.findByRole('heading', { name: '7 ads' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('searches on the server from the third letter on, and not for each letter', async () => {
  const { asked } = serveAds(100);
  renderAt('/ads', <Search />);
  await screen.findByRole('heading', { name: 'The newest 20 ads' });
  const field = screen.getByRole('textbox', { name: 'Search' });
  await userEvent.type(field, 'br');
  expect(screen.getByText('Type at least 3 letters to search.')).toBeVisible();
  await userEvent.type(field, 'ead');
  await screen.findByRole('heading', { name: '10 ads' });
  expect(asked).toEqual(['?status=approved&limit=20', '?status=approved&q=bread&limit=20']);
});

test('has the same ads on the way back, however many were shown', async () => {
  const { asked, site } = serveAds(1_000);
  const Site = () => (useLocation().pathname === '/ads' ? <AdResults filter={noAdFilter} /> : null);
  const { store, router } = renderAt('/ads', <Site />);
  await screen.findByRole('heading', { name: 'The newest 20 ads' });
  await userEvent.click(more());
  await screen.findByRole('heading', { name: 'The newest 40 ads' });
  await act(() => router.navigate('/ads/12'));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  // While one of them is read, another comes.
  site.count = 1_001;
  await act(async () => {
    store.dispatch(baseApi.util.invalidateTags(['Ad']));
  });
  await waitFor(() => expect(asked).toHaveLength(3));
  await act(() => router.navigate(-1));
  expect(screen.getByText(/^The newest 4[01] ads$/)).toBeVisible();
  expect(await screen.findByText('The newest 41 ads')).toBeVisible();
});

test('keeps the ads when a later look at them fails', async () => {
  const { lose } = answerUntilLost({ 'GET /api/ads': [200, [makeAd({ title: 'Bread' })]] });
  const { store } = renderAt('/ads', <AdResults filter={noAdFilter} />);
  await screen.findByRole('article', { name: 'Bread' });
  lose();
  await fetchInVain(store);
  expect(screen.getByRole('article', { name: 'Bread' })).toBeVisible();
});

test('says that more could not be loaded where they are asked for', async () => {
  serveAds(100);
  renderAt('/ads', <AdResults filter={noAdFilter} />);
  await screen.findByRole('heading', { name: 'The newest 20 ads' });
  answerCalls({});
  await userEvent.click(more());
  expect(await screen.findByText('No more ads could be loaded. Please try again.')).toBeVisible();
  expect(cards()).toBe(20);
  expect(more()).toBeEnabled();
});

import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { baseApi } from '../../api/base-api';
import { serveAds } from '../../testing/serve-ads';
import { adPages } from './api';

const wanted = { status: 'approved' } as const;

/** A page has asked for so many pages of ads. */
async function openPages(count: number) {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  await store.dispatch(adPages.initiate(wanted));
  const showMore = () => store.dispatch(adPages.initiate(wanted, { direction: 'forward' }));
  for (let page = 1; page < count; page++) await showMore();
  const ids = () =>
    adPages
      .select(wanted)(store.getState())
      .data?.pages.flatMap(({ ads }) => ads.map(({ id }) => id)) ?? [];
  return { store, ids, showMore };
}

const downTo = (last: number, first: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => first - index);

test('asks for a page after the other', async () => {
  const { asked } = serveAds(45);
  const { ids, showMore } = await openPages(2);
  expect(ids()).toEqual(downTo(6, 45));
  await showMore();
  expect(ids()).toEqual(downTo(1, 45));
  expect(asked).toHaveLength(3);
});

test('fetches what was shown anew with one call, and keeps what is far down', async () => {
  const { asked, site } = serveAds(1_000);
  const { store, ids, showMore } = await openPages(7);
  asked.length = 0;
  site.count = 1_001;
  store.dispatch(baseApi.util.invalidateTags(['Ad']));
  await expect.poll(ids).toEqual(downTo(861, 1_001));
  expect(asked).toEqual(['?status=approved&limit=100']);
  await showMore();
  expect(ids()).toEqual(downTo(841, 1_001));
});

test('forgets the rest of a list that has become short', async () => {
  const { site } = serveAds(60);
  const { store, ids } = await openPages(3);
  site.count = 5;
  store.dispatch(baseApi.util.invalidateTags(['Ad']));
  await expect.poll(ids).toEqual(downTo(1, 5));
});

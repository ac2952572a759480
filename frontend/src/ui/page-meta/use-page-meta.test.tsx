import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settingsApi } from '../../api/generated/settings';
import { renderAt } from '../../testing/render';
import { challengeSettings } from '../../testing/samples';
import { Page } from '../layout/Page';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

test.each([
  ['/faq', 'Frequently Asked Questions'],
  ['/viewer-registration', 'Join as Viewer'],
  ['/vr-experience', 'Page Not Found'],
])('names %s in the words kept for its address', async (path, title) => {
  renderAt(path, <Page />);
  await waitFor(() => expect(document.title).toBe(`${title} · Future Change-Makers`));
  expect(content('meta[property="og:title"]')).toBe(title);
});

test('names an address under which nothing stands as such, though others of its kind have words', async () => {
  renderAt('/seasons/99', <Page isMissing />);
  await waitFor(() => expect(document.title).toBe('Page Not Found · Future Change-Makers'));
});

test('lets a page speak in words of its own, and forgets them on the next', async () => {
  const view = renderAt('/ads/7', <Page title="Lamps" description="Rent a lamp by the evening." />);
  await waitFor(() => expect(document.title).toBe('Lamps · Future Change-Makers'));
  expect(content('meta[name="description"]')).toBe('Rent a lamp by the evening.');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${window.location.origin}/ads/7`,
  );
  view.unmount();

  renderAt('/ads', <Page />);
  await waitFor(() => expect(document.title).toBe('Current Advertisements · Future Change-Makers'));
  expect(content('meta[name="description"]')).toMatch(/^The ads that pay for Season 1\./);
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});

test('names the season that runs, and the next once that has begun', async () => {
  const { store } = renderAt('/participants', <Page />);
  const learn = (season: number) =>
    act(() =>
      store.dispatch(
        settingsApi.util.upsertQueryData('getChallengeSettings', undefined, challengeSettings({ season })),
      ),
    );
  await learn(2);
  await waitFor(() => expect(document.title).toBe('Participants of Season 2 · Future Change-Makers'));
  await learn(3);
  await waitFor(() => expect(document.title).toBe('Participants of Season 3 · Future Change-Makers'));
});

test('leaves a page that the server named with its language under that name', async () => {
  const { head, documentElement } = document;
  head.querySelector('link[rel="canonical"]')?.setAttribute('href', '/ads/8?lang=en');
  Object.assign(documentElement.dataset, { page: '/ads/8', pageLanguage: 'en' });
  renderAt('/ads/8', <Page title="Kites" description="Fly one in the evening." />);
  await waitFor(() => expect(document.title).toBe('Kites · Future Change-Makers'));
  expect(head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', '/ads/8?lang=en');
});

test('names each page in every language, not the one that was opened first', async () => {
  for (const [language, href] of [
    ['fr', '/faq?lang=fr'],
    ['x-default', '/faq'],
  ] as const) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'alternate', hreflang: language, href });
    document.head.append(link);
  }
  renderAt('/ads', <Page title="Lamps" description="All of them." />);
  await waitFor(() => expect(document.title).toBe('Lamps · Future Change-Makers'));
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  expect(links.map(({ href }) => href.replace(window.location.origin, ''))).toEqual(['/ads?lang=fr', '/ads']);
});

import type { FinishedAnswer } from '../answers/finished-answer.js';
import { Caches } from '../common/caches.js';
import type { PublicAnswers } from '../answers/public-answers.service.js';
import { KnownSettings } from './known-settings.js';
import { RenderedPages } from './rendered-pages.js';
import type { RenderedPage, SiteRenderer } from './site-renderer.js';

const stranger = { fresh: false, isForStranger: true };

/** Pages of one answer that counts its changes and votes; `changes.pause` lets each rendering wait once it has read it. */
function pagesOf(status = 200) {
  const changes = { count: 0, votes: 0, html: '', pause: undefined as Promise<void> | undefined };
  const lookAt = (withVotes: boolean) => {
    const seen = () => `${changes.count} ${withVotes ? changes.votes : ''}`;
    const before = seen();
    return () => seen() === before;
  };
  const answers = {
    look: (tables: readonly string[] = ['votes']) => lookAt(tables.includes('votes')),
    settle: async () => undefined,
    get: async () => {
      const body = Buffer.from(String(changes.count + changes.votes));
      const looks = { isUnchanged: lookAt(true), isUnchangedButVotes: lookAt(false) };
      return { status, headers: [], body, looks } as unknown as FinishedAnswer;
    },
  } as unknown as PublicAnswers;
  const renderer: SiteRenderer = {
    renderPage: async (path, _language, { origin, fetch }) => {
      const answer = await fetch(new Request(new URL(path, origin)));
      const html = (await answer.text()) + changes.html;
      await changes.pause;
      return { status: 200, words: { title: '', description: '' }, html, data: {}, screens: [] };
    },
  };
  const caches = new Caches();
  const things = { ofPage: async () => undefined };
  const pages = new RenderedPages(renderer, answers, new KnownSettings(answers), things, caches);
  const get = async (reader = stranger) => (await pages.get('/ads', 'en', reader)) as RenderedPage;
  return { changes, get, pages, caches };
}

describe('rendered pages', () => {
  it('are kept until what they show changes', async () => {
    const { changes, get } = pagesOf();
    const first = await get();
    expect(await get()).toBe(first);
    changes.count += 1;
    expect((await get()).html).toBe('1');
  });

  it('are shared while they are made, but not with those who come after a change', async () => {
    const { changes, get } = pagesOf();
    let goOn: () => void = () => undefined;
    changes.pause = new Promise((resolve) => (goOn = resolve));
    const [first, second] = [get(), get()];
    await new Promise(setImmediate);
    changes.count += 1;
    const third = get();
    goOn();
    expect(await first).toBe(await second);
    expect((await third).html).toBe('1');
  });

  it('are late with votes by a second at most, and never with anything else', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(5_000);
    const { changes, get } = pagesOf();
    const first = await get();
    changes.votes += 1;
    clock.mockReturnValue(5_999);
    expect(await get()).toBe(first);
    expect((await get({ ...stranger, fresh: true })).html).toBe('1');
    clock.mockReturnValue(6_000);
    expect((await get()).html).toBe('1');
    changes.count += 1;
    expect((await get()).html).toBe('2');
    clock.mockRestore();
  });

  it('are rendered once a second, however many votes and readers come meanwhile', async () => {
    const { changes, get } = pagesOf();
    let goOn: () => void = () => undefined;
    changes.pause = new Promise((resolve) => (goOn = resolve));
    const readers = [];
    for (changes.votes = 0; changes.votes < 5; changes.votes += 1) {
      readers.push(get());
      await new Promise(setImmediate);
    }
    goOn();
    expect(new Set(await Promise.all(readers)).size).toBe(1);
  });

  it('hold so many bytes at most, however many addresses and languages are made up', async () => {
    const { pages, changes, caches } = pagesOf();
    changes.html = 'x'.repeat(100_000);
    for (let number = 0; number < 400; number++)
      for (const path of [`/ads?made-up=${number}`, `/ads/${number}`])
        await pages.get(path, ['en', 'ar'][number % 2]!, stranger);
    for (const [name, { bytes, mostBytes }] of caches.all) {
      expect([name, bytes <= mostBytes]).toEqual([name, true]);
      expect(bytes).toBeGreaterThan(mostBytes / 2);
    }
    expect([...caches.all.keys()]).toEqual(['pages', 'pages-with-a-query']);
  });

  it('say so where the API had failed, and are not kept', async () => {
    const { get } = pagesOf(503);
    expect((await get()).status).toBe(503);
    expect(await get()).not.toBe(await get());
  });
});

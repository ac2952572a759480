import { SiteEvents } from '../../src/events/site-events.service.js';
import type { SiteEvent } from '../../src/events/site-event.types.js';
import { userInput } from '../factories/user.factory.js';
import { EventReader } from '../support/event-reader.js';
import { TestApp } from '../support/test-app.js';

/** Two megabytes, each event of which fits into a notice. */
const MUCH = Array.from({ length: 300 }, () => ({
  event: 'ad' as const,
  data: { id: 1, padding: 'x'.repeat(7_000) },
}));

describe('what was missed', () => {
  let app: TestApp;
  const readers: EventReader[] = [];

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(async () => {
    for (const reader of readers) reader.close();
    await app.stop();
  });

  const open = async (headers: Record<string, string> = {}): Promise<EventReader> => {
    const reader = await EventReader.open(app.url, headers);
    readers.push(reader);
    return reader;
  };
  const publish = (...events: SiteEvent[]) =>
    app.dataSource.transaction((manager) => app.nest.get(SiteEvents).publish(manager, ...events));
  /** How it begins, once all of that has come. */
  const beginning = async (headers: Record<string, string>): Promise<string> => {
    const reader = await open(headers);
    await reader.until(({ events }) => ['ready', 'reset'].includes(events.at(-1)!.event));
    return reader.events.at(-1)!.event;
  };

  it('is told again to one network only so often where it is much, and fetched anew after that', async () => {
    const before = await open();
    const back = { 'Last-Event-ID': before.lastId };
    await publish(...MUCH);
    await before.until(({ news }) => news.length === MUCH.length);
    const beginnings: string[] = [];
    // Counted from nothing with a heartbeat, which may come in between.
    while (beginnings.length < 30 && beginnings.at(-1) !== 'reset') beginnings.push(await beginning(back));
    expect([beginnings[0], beginnings.at(-1)]).toEqual(['ready', 'reset']);

    const registered = await app.client().post('/auth/register', userInput()).expect(201);
    const [cookie] = registered.headers['set-cookie'] as unknown as string[];
    expect(await beginning({ ...back, Cookie: cookie!.split(';')[0]! })).toBe('ready');

    const { lastId } = before;
    await publish({ event: 'ad', data: { id: 2 } });
    await before.until(({ news }) => news.length === MUCH.length + 1);
    expect(await beginning({ 'Last-Event-ID': lastId })).toBe('ready');
  });
});

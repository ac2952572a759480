import { askForPlaces, runningAd, tell } from '../factories/placement.factory.js';
import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import { eventually } from '../support/eventually.js';
import { from } from '../support/networks.js';

/** Of nobody else here, so that it is known wherever it is found. */
const NETWORK = '198.51.100';
const ADDRESS = `${NETWORK}.213`;
const MARK = 'of-one-sender';
const BROWSER = `Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ${MARK}`;
const HEADERS = { 'User-Agent': BROWSER, 'X-Forwarded-For': ADDRESS };

/** As text, and as bytes are shown. */
const TRACES = [
  ...[NETWORK, MARK].flatMap((text) => [text, Buffer.from(text).toString('hex')]),
  Buffer.from(ADDRESS.split('.').map(Number)).toString('hex'),
];

describe('who opens pages with ads, and tells of them,', () => {
  let api: ApiProcess;
  let id: number;

  beforeAll(async () => {
    api = await ApiProcess.prepare(undefined, { TRUST_PROXY: '1', LOG_LEVEL: 'trace' });
    await api.start();
    const owner = api.client();
    await owner.post('/auth/register', userInput()).expect(201);
    id = await runningAd(api, { owner });
    await tellAll();
  });
  afterAll(() => api.close());

  /** What counts, what is filtered, and what is refused; by the door and within the application. */
  async function tellAll(): Promise<void> {
    const visitor = api.client();
    const token = await eventually(async () => {
      const [placed] = await askForPlaces(visitor, ['home-banner'], HEADERS);
      expect(placed!.ad?.id).toBe(id);
      return placed!.token!;
    });
    for (const kind of ['viewable', 'clicks', 'clicks'] as const)
      await tell(visitor, kind, token, HEADERS).expect(204);
    for (const bodies of [{ token, more: 1 }, { token: '' }])
      await from(ADDRESS, visitor.post('/placements/seen', bodies).set(HEADERS)).expect(400);
    await visitor.get('/placements?slots=home-banner&').set(HEADERS).expect(200);
    await visitor.get('/placements?slots=attic').set(HEADERS).expect(400);
  }

  const rowsOf = async (table: string): Promise<string[]> => {
    const rows = await api.dataSource.query<{ row: string }[]>(`SELECT t::text AS row FROM ${table} t`);
    return rows.map(({ row }) => row);
  };
  const tracesIn = (text: string): string[] => TRACES.filter((trace) => text.includes(trace));

  it('stand in no column of what is kept of ads', async () => {
    await eventually(async () => {
      const [row] = await api.dataSource.query<object[]>(
        'SELECT sum(viewable)::integer AS viewable, sum(clicks)::integer AS clicks, sum(replayed)::integer AS replayed FROM ad_counts',
      );
      expect(row).toEqual({ viewable: 1, clicks: 1, replayed: 1 });
    });
    const tables = await api.dataSource.query<{ name: string }[]>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname ~ '^ads?(_|$)'`,
    );
    const names = tables.map(({ name }) => name);
    const ofBeacons = ['ad_count_bundles', 'ad_counts', 'ad_levels', 'ad_network_marks', 'ad_token_uses'];
    expect(names).toEqual(expect.arrayContaining(ofBeacons));
    for (const name of names) {
      const rows = await rowsOf(name);
      if (ofBeacons.includes(name)) expect([name, rows.length]).not.toEqual([name, 0]);
      expect([name, tracesIn(rows.join('\n'))]).toEqual([name, []]);
    }
  });

  it('are named in no line of the log', async () => {
    await eventually(() =>
      Promise.resolve(expect(api.text).toMatch(/"path":"\/api\/placements\/seen".*"statusCode":400/)),
    );
    expect(tracesIn(api.text)).toEqual([]);
  });
});

import { Logger } from '@nestjs/common';
import { scrape } from '../support/metrics.js';
import { TestApp } from '../support/test-app.js';

const REPORT = {
  'csp-report': {
    'document-uri': 'https://ads.example.org/reset-password?token=a-secret',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js\n{"level":60,"msg":"forged"}',
  },
};

describe('reports of browsers about the content security policy', () => {
  let app: TestApp;
  const logged: object[] = [];

  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1', METRICS_PORT: '0' });
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((entry: object) => {
      if (Object.hasOwn(entry, 'violation')) logged.push(entry);
    });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await app.stop();
  });

  let lastNetwork = 0;
  const newNetwork = (): string => `203.0.113.${(lastNetwork += 1)}`;

  const send = (
    body: string,
    { type = 'application/csp-report', network = newNetwork(), origin = app.url } = {},
  ) =>
    fetch(`${app.url}/api/csp-reports`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'X-Forwarded-For': network, Origin: origin },
      body,
    });
  const told = async (name: string): Promise<number> => {
    const samples = await scrape(app);
    return samples
      .filter((sample) => sample.name === `change_makers_${name}`)
      .reduce((sum, { value }) => sum + value, 0);
  };

  it.each([
    ['application/csp-report', JSON.stringify(REPORT)],
    [
      'application/reports+json',
      JSON.stringify([
        { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'data' } },
      ]),
    ],
  ])('are a line of the log and a figure, as %s', async (type, body) => {
    const before = { lines: logged.length, told: await told('csp_violations_total') };
    const answer = await send(body, { type });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(logged).toHaveLength(before.lines + 1);
    expect(await told('csp_violations_total')).toBe(before.told + 1);
    expect(JSON.stringify(logged)).not.toMatch(/a-secret|forged|\\n/);
  });

  it('are refused where they are too large, of another type, or sent by another site’s page', async () => {
    const lines = logged.length;
    expect((await send(JSON.stringify({ ...REPORT, more: 'x'.repeat(9_000) }))).status).toBe(413);
    expect((await send(JSON.stringify(REPORT), { type: 'application/json' })).status).toBe(415);
    expect((await send(JSON.stringify(REPORT), { type: 'text/plain' })).status).toBe(415);
    expect((await send('{"csp-report":')).status).toBe(400);
    expect((await send(JSON.stringify(REPORT), { origin: 'https://evil.example' })).status).toBe(403);
    expect(logged).toHaveLength(lines);
  });

  it('are taken from documents without an origin, within the same bounds', async () => {
    const network = newNetwork();
    const lines = logged.length;
    const answers = await Promise.all(
      Array.from({ length: 35 }, async () => send(JSON.stringify(REPORT), { network, origin: 'null' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 35 }, () => 204));
    expect(logged).toHaveLength(lines + 30);
    for (const path of ['auth/logout', 'csp-reports/more', 'csp-reports%2f..%2fauth%2flogout']) {
      const answer = await fetch(`${app.url}/api/${path}`, {
        method: 'POST',
        headers: { Origin: 'null', 'Content-Type': 'application/csp-report' },
      });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  it('are looked at thirty times an hour from one network, and then counted alone', async () => {
    const network = newNetwork();
    const before = { lines: logged.length, dropped: await told('csp_reports_dropped_total') };
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () => send(JSON.stringify(REPORT), { network })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 204));
    expect(logged).toHaveLength(before.lines + 30);
    expect(await told('csp_reports_dropped_total')).toBe(before.dropped + 10);
    await send(JSON.stringify(REPORT));
    expect(logged).toHaveLength(before.lines + 31);
  });
});

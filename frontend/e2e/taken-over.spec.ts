import { expect, type Page } from '@playwright/test';
import { test } from './support/journey';
import { settle, watchConsole } from './support/page-checks';
import { demoPayment, pagesOf } from './support/pages';

test.setTimeout(1_200_000);

const DAY_MS = 24 * 60 * 60 * 1000;

interface Report {
  id: number;
  participantId: number;
}

/** Whatever is made meanwhile, thrown or not: to say where that was, a browser that is looked into reads whole files anew (ADR 0426). */
async function watchErrors(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const made: unknown[] = [];
    // Those of the clock that Playwright sets have no words.
    const note = (values: unknown[]) => values.length > 0 && made.push(values[0]);
    const noting: ProxyHandler<ErrorConstructor> = {
      construct: (target, values: [string?], maker) => {
        note(values);
        return Reflect.construct(target, values, maker as ErrorConstructor);
      },
      apply: (target, _owner, values: [string?]) => {
        note(values);
        return target(...values);
      },
    };
    window.Error = new Proxy(Error, noting);
    Object.assign(window, { madeErrors: made });
  });
  return () => page.evaluate(() => (window as unknown as { madeErrors: unknown[] }).madeErrors);
}

/** A browser of which the server knows nothing: its time zone, its theme, its motion, and a clock that is wrong. */
const readers = [
  { timezoneId: 'Pacific/Kiritimati', daysAhead: 400, colorScheme: 'dark', locale: 'de-AT', hash: '' },
  {
    timezoneId: 'Pacific/Pago_Pago',
    daysAhead: -400,
    colorScheme: 'light',
    locale: 'ar-EG',
    hash: '#content',
  },
] as const;

for (const { daysAhead, hash, ...reader } of readers)
  test(`every public page is taken over as the server drew it, ${daysAhead} days from its clock in ${reader.locale}`, async ({
    browser,
    request,
  }) => {
    const context = await browser.newContext({ ...reader, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.clock.setSystemTime(Date.now() + daysAhead * DAY_MS);
    const faults = watchConsole(page);
    const madeErrors = await watchErrors(page);
    for (const address of pagesOf('anyone', await demoPayment(request)))
      await test.step(address, async () => {
        await page.goto(address + hash);
        await settle(page);
        expect(faults.splice(0), `the console at ${address}`).toEqual([]);
        expect(await madeErrors(), `errors made at ${address}`).toEqual([]);
      });
    await context.close();
  });

test('the address of a report leads to it, also to one that is not shown at first', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/progress-updates?limit=100');
  const reports = (await answer.json()) as Report[];
  const faults = watchConsole(page);
  const { participantId } = reports[0]!;
  const own = reports.filter((report) => report.participantId === participantId);
  expect(own.length).toBeGreaterThan(3);
  for (const { id } of own) {
    await page.goto('about:blank');
    await page.goto(`/participants/${participantId}#report-${id}`);
    await settle(page);
    await expect(page.locator(`article[id="report-${id}"]`)).toBeFocused();
    expect(faults.splice(0)).toEqual([]);
  }
});

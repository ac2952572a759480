import { expect } from '@playwright/test';
import { interactions, measureTap, slowPhone } from '../scripts/bench/interactions';
import { test } from './support/journey';

// How long each takes is a benchmark (`npm run bench -w frontend`), as this machine may be busy; that it is done, and measured, is seen here.
for (const interaction of interactions)
  test(`a phone four times slower lets its reader ${interaction.name}`, async ({ browser, baseURL }) => {
    const page = await slowPhone(browser);
    await page.goto(baseURL + interaction.path);
    expect(await measureTap(page, interaction)).toBeGreaterThan(0);
    await page.context().close();
  });

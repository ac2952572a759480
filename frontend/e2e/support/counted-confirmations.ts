import { expect, type Page } from '@playwright/test';

/** Writes down every count of confirmations that the payment card shows from now on, however short, until the page is loaded anew. */
export const rememberCounts = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Crypto payment' }).evaluate((card) => {
    const counts: string[] = [];
    Object.assign(window, { counts });
    new MutationObserver(() => {
      const count = /\d\/6/.exec(card.textContent)?.[0];
      if (count && counts.at(-1) !== count) counts.push(count);
    }).observe(card, { subtree: true, childList: true, characterData: true });
  });

/** What {@link rememberCounts} has written down so far, as '3/6'. */
export const rememberedCounts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { counts: string[] }).counts);

/** Sees that the count has begun and has not jumped to its end. */
export const seeCounting = (page: Page): Promise<void> =>
  expect.poll(() => rememberedCounts(page)).toContainEqual(expect.stringMatching(/^[1-5]\/6$/));

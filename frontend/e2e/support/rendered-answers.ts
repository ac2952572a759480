import { expect, type Page, type Response, type Route } from '@playwright/test';
import type { RenderedData } from '../../src/app/rendered-page';

const DATA = /(<script type="application\/json" id="rendered-data">)(.*?)(<\/script>)/s;

/**
 * Opens a page as the server draws it, however long that takes it: after two seconds it sends the bare one, which the browser draws by itself.
 */
export async function openRendered(
  page: Page,
  address: string,
  options: Parameters<Page['goto']>[1] = {},
): Promise<Response> {
  let answer = null as Response | null;
  await expect(async () => {
    // To the address at which one is already, with a place on its page, leads no call.
    if (answer) await page.goto('about:blank');
    answer = await page.goto(address, options);
    expect(DATA.test((await answer?.text()) ?? '')).toBe(true);
  }).toPass();
  return answer!;
}

async function fetchRendered(route: Route) {
  let response = await route.fetch();
  let document = await response.text();
  // Not at once, which would keep the server busy with what it is too busy for.
  await expect(async () => {
    if (DATA.test(document)) return;
    response = await route.fetch();
    document = await response.text();
    expect(DATA.test(document)).toBe(true);
  }).toPass();
  return { response, document };
}

/** Lets pages come with another answer of an endpoint than the server knows, as from a server that lies. */
export async function changeAnswers<Answer>(
  page: Page,
  endpoint: string,
  change: (answer: Answer) => Answer,
): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const { response, document } = await fetchRendered(route);
    const body = document.replace(DATA, (_all, start: string, json: string, end: string) => {
      const data = JSON.parse(json) as RenderedData;
      for (const query of Object.values(data.answers.queries))
        if (query?.endpointName === endpoint) query.data = change(query.data as Answer);
      return start + JSON.stringify(data).replaceAll('<', '\\u003c') + end;
    });
    await route.fulfill({ response, body });
  });
}

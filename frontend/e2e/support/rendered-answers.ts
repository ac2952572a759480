import type { Page, Response, Route } from '@playwright/test';
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
  for (;;) {
    const answer = await page.goto(address, options);
    if (answer && DATA.test(await answer.text())) return answer;
    // To the address at which one is already, with a place on its page, leads no call.
    await page.goto('about:blank');
  }
}

async function fetchRendered(route: Route) {
  for (;;) {
    const response = await route.fetch();
    const document = await response.text();
    if (DATA.test(document)) return { response, document };
  }
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

import type { Page } from '@playwright/test';
import type { RenderedData } from '../../src/app/rendered-page';

const DATA = /(<script type="application\/json" id="rendered-data">)(.*?)(<\/script>)/s;

/** Lets pages come with another answer of an endpoint than the server knows, as from a server that lies. */
export async function changeAnswers<Answer>(
  page: Page,
  endpoint: string,
  change: (answer: Answer) => Answer,
): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(DATA, (_all, start: string, json: string, end: string) => {
      const data = JSON.parse(json) as RenderedData;
      for (const query of Object.values(data.answers.queries))
        if (query?.endpointName === endpoint) query.data = change(query.data as Answer);
      return start + JSON.stringify(data).replaceAll('<', '\\u003c') + end;
    });
    await route.fulfill({ response, body });
  });
}

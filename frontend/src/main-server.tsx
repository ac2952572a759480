import { setTimeout as moment } from 'node:timers/promises';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { createInstance, type i18n, type Resource } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { baseApi } from './api/base-api';
import { selectChallengeSettings } from './api/challenge-settings';
import type { ServerAccess } from './api/base-query';
import { App } from './app/App';
import type { RenderedData } from './app/rendered-page';
import { routes } from './app/routes';
import type { ScreenHandle } from './app/screen';
import { createStore, type Answers } from './app/store';
import { translationOptions } from './i18n';
import { countFormatter } from './i18n/count-formatter';
import { startClock } from './i18n/use-moment';
import { allWritten, startWriting } from './i18n/written';
import { RenderedHead, RenderedHeadContext } from './ui/page-meta/rendered-head';
import { pageWords } from './ui/page-meta/page-words';

/** A page as the server sends it, but for the document around it. */
export interface RenderedPage extends Pick<RenderedHead, 'words' | 'status'> {
  html: string;
  data: RenderedData;
  /** Files of its screens below `routes/`, such as 'about/About'. */
  screens: string[];
}

/** The address leads on to another. */
export interface Redirection {
  location: string;
}

const files = import.meta.glob<Texts[string]>('./i18n/*/*.json', { import: 'default' });

/** The texts of a language by namespace. */
type Texts = Resource[string];

interface Translation {
  instance: i18n;
  texts: Texts;
}

const translations: Record<string, Promise<Translation>> = {};

/** Read with the first page in it: each takes a megabyte. */
async function textsOf(language: string): Promise<Texts> {
  const folder = `./i18n/${language}/`;
  const own = Object.entries(files).filter(([path]) => path.startsWith(folder));
  const named = own.map(async ([path, read]) => [path.slice(folder.length, -'.json'.length), await read()]);
  return Object.fromEntries(await Promise.all(named)) as Texts;
}

function translationOf(language: string): Promise<Translation> {
  const started = (translations[language] ??= startLanguage(language));
  // The next page tries again.
  started.catch(() => delete translations[language]);
  return started;
}

async function startLanguage(language: string): Promise<Translation> {
  const texts = await textsOf(language);
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .use(countFormatter)
    .init({
      ...translationOptions,
      lng: language,
      ns: Object.keys(texts),
      resources: { [language]: texts },
    });
  return { instance, texts };
}

/** The namespaces that were read since `reportNamespaces` was last emptied. */
const usedNamespaces = (translation: i18n): string[] =>
  translation.reportNamespaces?.getUsedNamespaces() ?? [];

const isPending = (query: Answers['queries'][string]): boolean => query?.status === QueryStatus.pending;

/** What did not come in time is left to the browser. */
function settledAnswers({ queries, provided }: Answers): Answers {
  const settled = Object.entries(queries).filter(([, query]) => !isPending(query));
  return { queries: Object.fromEntries(settled), provided };
}

/** What a page shows may ask for more, as reports do once their author is known; after so many turns it is sent as it is. */
const MOST_TURNS = 20;

/** React's mark of a part whose code is still fetched, and how long to wait before looking again. */
const SUSPENDED = '<!--$!-->';
const CODE_MS = 10;

/**
 * Renders the page at an address, with the data that everybody may see.
 * @param isForStranger false where somebody may be signed in, whom the browser will ask for
 */
export async function renderPage(
  path: string,
  language: string,
  server: ServerAccess,
  isForStranger: boolean,
): Promise<RenderedPage | Redirection> {
  const { instance: translation, texts } = await translationOf(language);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, server.origin)));
  if (context instanceof Response) return { location: context.headers.get('Location')! };
  const router = createStaticRouter(handler.dataRoutes, context);
  const store = createStore({ server, isForStranger });
  const drawnAt = Date.now();

  const draw = () => {
    const head = new RenderedHead();
    translation.reportNamespaces = undefined;
    startWriting();
    startClock(drawnAt);
    const html = renderToString(
      <I18nextProvider i18n={translation}>
        <RenderedHeadContext value={head}>
          <App store={store}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </App>
        </RenderedHeadContext>
      </I18nextProvider>,
    );
    return { head, html, namespaces: usedNamespaces(translation), written: allWritten() };
  };

  let page = draw();
  for (let turn = 1; turn < MOST_TURNS; turn++) {
    const awaits = Object.values(store.getState().api.queries).some(isPending);
    const fetchesCode = page.html.includes(SUSPENDED);
    if (!awaits && !fetchesCode) break;
    const asked = store.dispatch(baseApi.util.getRunningQueriesThunk());
    await Promise.all([...asked, fetchesCode && moment(CODE_MS)]);
    page = draw();
  }
  // A part that throws leaves the same mark. The browser draws the page by itself then, and says what is wrong.
  if (page.html.includes(SUSPENDED)) throw new Error(`A part of ${path} cannot be rendered`);
  const { season = 1 } = selectChallengeSettings(store.getState()).data ?? {};
  return {
    status: page.head.status,
    words: page.head.words ?? pageWords(translation, { pathname: context.location.pathname, season }),
    html: page.html,
    data: {
      answers: settledAnswers(store.getState().api),
      texts: Object.fromEntries(page.namespaces.map((name) => [name, texts[name]!])),
      written: page.written,
      drawnAt,
      isForStranger,
    },
    screens: context.matches.flatMap(({ route }) => (route.handle as ScreenHandle | undefined)?.file ?? []),
  };
}

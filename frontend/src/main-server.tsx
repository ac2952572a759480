import { createInstance, type i18n, type Resource } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { ServerAccess } from './api/base-query';
import { getChallengeSettings } from './api/challenge-settings';
import type { Ask, PageQueries } from './api/page-queries';
import { App } from './app/App';
import type { RenderedData } from './app/rendered-page';
import { routes } from './app/routes';
import type { ScreenHandle } from './app/screen';
import { createStore, type Store } from './app/store';
import { translationOptions } from './i18n';
import { countFormatter } from './i18n/count-formatter';
import { startClock } from './i18n/use-moment';
import { allFormatted, startFormatting } from './i18n/format';
import { whenPartsLoaded } from './ui/optional-part';
import { RenderedHeadContext } from './ui/page-meta/rendered-head';
import { RenderedHead } from './ui/page-meta/server-head';
import { pageWords } from './ui/page-meta/page-words';

/** A page as the server sends it, but for the document around it. */
export interface RenderedPage extends Pick<RenderedHead, 'words' | 'status'> {
  html: string;
  data: RenderedData;
  /** Files of its screens and of their late parts below `routes/`, such as 'about/About'. */
  screens: string[];
  /** Of the screens that the browser alone can show, whose code it needs as well. */
  ahead: string[];
  /** What it would show and does not declare, which is left to the browser: an oversight, for tests to see. */
  undeclared: string[];
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

/** What pages declare to show, by the folder of their screen. */
const declarations = import.meta.glob<PageQueries>('./routes/*/queries.ts', { import: 'queries' });

/** React's mark of a part that could not be drawn. */
const SUSPENDED = '<!--$!-->';

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
  // Put together, as a path that begins with two slashes would name another site.
  const address = new URL(server.origin + path);
  const context = await handler.query(new Request(address));
  if (context instanceof Response) return { location: context.headers.get('Location')! };
  const router = createStaticRouter(handler.dataRoutes, context);
  const store = createStore({ server, isForStranger });
  const drawnAt = Date.now();

  const ask: Ask = async (query) => (await store.dispatch(query)).data;
  const settings = await ask(getChallengeSettings.initiate());
  const { params } = context.matches.at(-1)!;
  const shown = handlesOf(context).flatMap(({ file }) => file ?? []);
  const declared = shown.map(async (file) => {
    const queries = await declarations[`./routes/${file.split('/')[0]}/queries.ts`]?.();
    await queries?.(ask, { params, search: address.searchParams, settings, drawnAt });
  });
  await Promise.all([...declared, whenPartsLoaded()]);

  const { watched, missing } = watch(store);
  const head = new RenderedHead();
  translation.reportNamespaces = undefined;
  startFormatting();
  startClock(drawnAt);
  const html = renderToString(
    <I18nextProvider i18n={translation}>
      <RenderedHeadContext value={head}>
        <App store={watched}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      </RenderedHeadContext>
    </I18nextProvider>,
  );
  // A part that throws leaves the same mark. The browser draws the page by itself then, and says what is wrong.
  if (html.includes(SUSPENDED)) throw new Error(`A part of ${path} cannot be rendered`);
  const { queries, provided } = store.getState().api;
  const { season = 1 } = settings ?? {};
  return {
    status: head.status,
    words: head.words ?? pageWords(translation, { pathname: context.location.pathname, season }),
    html,
    data: {
      answers: { queries, provided },
      texts: Object.fromEntries(usedNamespaces(translation).map((name) => [name, texts[name]!])),
      formatted: allFormatted(),
      drawnAt,
      isForStranger,
    },
    screens: filesOf(context),
    ahead: aheadOf(context, isForStranger),
    undeclared: [...missing],
  };
}

const handlesOf = ({ matches }: StaticHandlerContext): ScreenHandle[] =>
  matches.flatMap(({ route }) => (route.handle as ScreenHandle | undefined) ?? []);

const filesOf = (context: StaticHandlerContext): string[] =>
  handlesOf(context).flatMap(({ file, late = [] }) => [...(file ? [file] : []), ...late]);

/** Nothing for a stranger who will be led to the sign-in. */
function aheadOf(context: StaticHandlerContext, isForStranger: boolean): string[] {
  const handles = handlesOf(context);
  if (isForStranger && handles.some((handle) => handle.isPrivate)) return [];
  return handles.flatMap(({ ahead }) => ahead ?? []);
}

/** The store as it is, which notes what a page looks for in it that nobody has asked for. */
function watch(store: Store) {
  const missing = new Set<string>();
  const state = store.getState();
  const queries = new Proxy(state.api.queries, {
    get(known, key) {
      if (typeof key === 'string' && !(key in known)) missing.add(key);
      return known[key as string];
    },
  });
  const seen = { ...state, api: { ...state.api, queries } };
  return { missing, watched: { ...store, getState: () => seen, getInitialState: () => seen } };
}

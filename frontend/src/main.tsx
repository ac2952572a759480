import './ui/theme/typefaces/stand-ins.css';
import './ui/theme/typefaces/first.css';
import './ui/theme/typefaces/further.css';
import 'virtual:palettes.css';
import './ui/theme/global.css';
import './ui/place/place.css';
import i18next from 'i18next';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { App } from './app/App';
import { readRenderedData } from './app/rendered-page';
import { routes } from './app/routes';
import { createStore } from './app/store';
import { startTranslation } from './i18n';
import { startClock } from './i18n/use-moment';
import { startFormatting } from './i18n/format';
import { loadScriptStyle } from './ui/theme/script-styles';

/** What the server has rendered must be there as code before React takes it over; false where some of it cannot be fetched. */
async function loadFirstScreen(): Promise<boolean> {
  const matches = matchRoutes(routes, window.location) ?? [];
  const load = async ({ route }: (typeof matches)[number]) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  };
  return Promise.all(matches.map(load)).then(
    () => true,
    () => false,
  );
}

/** Lets the browser answer its reader before it goes on. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Where React Router's ScrollRestoration keeps its positions. */
const SCROLL_POSITIONS = 'react-router-scroll-positions';

/**
 * Lets a page that is opened anew begin at its top: the router knows it by no key of its own and would scroll it to where the last
 * such page of this tab was left. A reload, and the way back, find their place again.
 */
function forgetScrollOfOtherVisits(): void {
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'navigate') sessionStorage.removeItem(SCROLL_POSITIONS);
  } catch {
    // Blocked, and so it keeps none.
  }
}

/** A function, not the module itself: the screens it waits for import from this file's chunk, and would wait for it in turn. */
async function start(): Promise<void> {
  await nextTurn();
  const rendered = readRenderedData();
  const root = document.getElementById('root')!;
  i18next.on('languageChanged', (language) => void loadScriptStyle(language));
  await Promise.all([startTranslation(rendered?.texts), loadScriptStyle(document.documentElement.lang)]);
  // What was lost once is fetched once more, and what came is there already.
  const takesOver = rendered !== null && ((await loadFirstScreen()) || (await loadFirstScreen()));
  // There is all to read. Where something that the browser alone draws is missing, its router says so.
  if (rendered && !takesOver && !document.querySelector('[data-skeleton]')) return;

  startFormatting(rendered?.formatted);
  startClock(rendered?.drawnAt);
  forgetScrollOfOtherVisits();
  const store = createStore({ answers: rendered?.answers, isForStranger: rendered?.isForStranger });
  await nextTurn();
  // Says that the page stands already, so that whoever has begun to read is not taken back to its top.
  const router = createBrowserRouter(routes, takesOver ? { hydrationData: {} } : undefined);
  await nextTurn();
  const site = (
    <App store={store}>
      <RouterProvider router={router} />
    </App>
  );
  // In turns, so that a phone can answer its reader in between.
  if (takesOver) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
  void import('./app/once-drawn').then(({ onceDrawn }) => onceDrawn(routes, i18next));
}

void start();

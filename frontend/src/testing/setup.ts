import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { loadNamespaces, startTranslation } from '../i18n';
import {
  matchMedia,
  SilentPerformanceObserver,
  standInForDialogs,
  StillResizeObserver,
} from './layout-stand-ins';

window.matchMedia = matchMedia;
window.ResizeObserver = StillResizeObserver;
window.PerformanceObserver = SilentPerformanceObserver;
standInForDialogs(window.HTMLDialogElement);

// A busy machine may take long to draw; only a test that fails waits this long.
configure({ asyncUtilTimeout: 30_000 });

// Somebody who may be signed in: what the server is asked answers that.
beforeEach(() => void (document.cookie = 'signed-in=1'));
beforeAll(() => startTranslation());
// As on every route with a form.
beforeAll(() => loadNamespaces('errors'));
afterEach(cleanup);

// React draws what is left of a toast in turns of its own, each of which may ask for another: let them pass before jsdom goes.
afterAll(async () => {
  for (let turns = 0; turns < 10; turns++) await turn();
});

// ethers tells bytes by `instanceof Uint8Array`; jsdom brings a class of its own, which Node's bytes are no instances of.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as typeof Uint8Array;

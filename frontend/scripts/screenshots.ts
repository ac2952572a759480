/**
 * Pictures of every page, on a phone and on a desk, light and dark: `BASE_URL=http://localhost:3000 npm run screenshots`.
 * First argument: where to put them (default docs/screenshots). DEMO_USER and DEMO_PASSWORD, ADMIN_USERNAME and
 * ADMIN_PASSWORD add the pages behind a sign-in. ROUTES=/,/ads narrows the run.
 */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { browserOptions } from './browser-options.ts';

const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';
const folder = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../../docs/screenshots'));
const only = process.env.ROUTES?.split(',');

const widths = { phone: 360, desk: 1280 };
const themes = ['light', 'dark'] as const;

interface Visitor {
  name: string;
  routes: string[];
  username?: string;
  password?: string;
}

const visitors: Visitor[] = [
  {
    name: 'public',
    routes: [
      '/',
      '/ads',
      '/ads/1',
      '/participants',
      '/participants/1',
      '/join-as-viewer',
      '/register',
      '/submit-ad',
      '/connect-wallet',
      '/tokenomics',
      '/no-such-page',
    ],
  },
  {
    name: 'user',
    routes: ['/dashboard', '/submit-ad'],
    username: process.env.DEMO_USER,
    password: process.env.DEMO_PASSWORD,
  },
  {
    name: 'admin',
    routes: ['/admin'],
    username: process.env.ADMIN_USERNAME,
    password: process.env.ADMIN_PASSWORD,
  },
];

async function signIn(context: BrowserContext, { username, password }: Visitor): Promise<void> {
  const answer = await context.request.post('/api/auth/login', { data: { username, password } });
  if (!answer.ok()) throw new Error(`Signing in ${username}: ${answer.status()} ${await answer.text()}`);
}

/** Pictures far below the fold load only once they come near, so ask for all of them before taking the shot. */
async function loadLazyImages(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

async function photograph(context: BrowserContext, route: string, file: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(route, { waitUntil: 'networkidle' });
  await loadLazyImages(page);
  await page.screenshot({ path: resolve(folder, file), fullPage: true, animations: 'disabled' });
  await page.close();
}

async function photographAll(
  browser: Browser,
  visitor: Visitor,
  theme: string,
  width: number,
  suffix: string,
) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
  if (visitor.username) await signIn(context, visitor);
  for (const route of visitor.routes.filter((path) => !only || only.includes(path))) {
    const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
    await photograph(context, route, `${visitor.name}-${name}-${suffix}.png`);
  }
  await context.close();
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(browserOptions());
const present = visitors.filter(({ name, username }) => name === 'public' || username);
for (const visitor of present) {
  for (const theme of themes) {
    for (const [size, width] of Object.entries(widths)) {
      await photographAll(browser, visitor, theme, width, `${size}-${theme}`);
    }
  }
}
await browser.close();

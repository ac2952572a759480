/**
 * Pictures of every page, on phones and on a desk, light and dark: `BASE_URL=http://localhost:3000 npm run screenshots`.
 * First argument: where to put them (default docs/screenshots). DEMO_USER, DEMO_PARTICIPANT with DEMO_PASSWORD, ADMIN_USERNAME and
 * ADMIN_PASSWORD add the pages behind a sign-in. ROUTES=/,/ads, LANGUAGES=en,ar, WIDTHS=320,1280 and THEMES=dark choose.
 */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { browserOptions } from './browser-options.ts';
import { visitors, type Visitor } from './visitors.ts';

const choice = (name: string, otherwise: string[]) => process.env[name]?.split(',') ?? otherwise;

const baseURL = process.env.BASE_URL ?? 'http://localhost:3000';
const folder = resolve(process.argv[2] ?? resolve(import.meta.dirname, '../../docs/screenshots'));
const only = process.env.ROUTES?.split(',');

interface View {
  theme: string;
  language: string;
  width: number;
}

const views: View[] = choice('LANGUAGES', ['en']).flatMap((language) =>
  choice('THEMES', ['light', 'dark']).flatMap((theme) =>
    choice('WIDTHS', ['360', '1280']).map((width) => ({ language, theme, width: Number(width) })),
  ),
);

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

async function photographAll(browser: Browser, visitor: Visitor, { theme, language, width }: View) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
  await context.addCookies([{ name: 'language', value: language, url: baseURL }]);
  if (visitor.username) await signIn(context, visitor);
  for (const route of visitor.routes.filter((path) => !only || only.includes(path))) {
    const name = route === '/' ? 'home' : route.slice(1).replace(/[/?=]/g, '-');
    await photograph(context, route, `${visitor.name}-${name}-${language}-${theme}-${width}.png`);
  }
  await context.close();
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch(browserOptions());
const present = visitors.filter(({ name, username }) => name === 'public' || username);
for (const visitor of present) {
  for (const view of views) await photographAll(browser, visitor, view);
}
await browser.close();

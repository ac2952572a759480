import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const SCRIPT = 'export const words = [];'.repeat(100);

/** The document of a site, as Vite writes it. */
const PAGE = `<!doctype html><html lang="en" dir="ltr" data-theme="light" data-languages="en fr ar"><head><!--page-meta-->
  <link media="print" rel="stylesheet" href="/print.css" />
  <link rel="manifest" href="/manifest.webmanifest">
  <script src="/preferences.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/index-4f2a.css"></head><body><div id="root"></div>
  <script type="module" crossorigin src="/assets/index-4f2a.js"></script></body></html>`;

const words = (title: string) => ({ title, description: `What ${title} is for.` });

const DESCRIBED = {
  site: 'Future Change-Makers',
  pages: [
    { path: '/', listed: true, ...words('Home') },
    { path: '/faq', listed: true, ...words('Questions') },
    { path: '/hanging', listed: false, ...words('Patience') },
    { path: '/bare', listed: false, ...words('Season {{season}}') },
    { path: '/dashboard', listed: false, ...words('One’s own') },
    { path: '/ads/:id', listed: false, ...words('An ad') },
    { path: '/participants/:id', listed: false, ...words('A participant') },
  ],
  notFound: words('Nothing'),
  languages: ['en', 'fr', 'ar'],
};

const MANIFEST = {
  'index.html': { file: 'assets/index-4f2a.js', css: ['assets/index-4f2a.css'] },
  'src/routes/faq/Faq.tsx': { file: 'assets/Faq-77aa.js', imports: ['index.html'] },
  'src/app/InteractiveOutlet.tsx': { file: 'assets/Outlet-12cd.js', css: ['assets/Outlet-12cd.css'] },
};

/** A program that renders: each page shows the language and what the API answers about its row, if it has one. */
const PROGRAM = `
export async function renderPage(path, language, { origin, fetch }) {
  if (path === '/former') return { location: '/faq' };
  if (path === '/broken' || path === '/bare') throw new Error('This page cannot be rendered');
  const { pathname } = new URL(path, origin);
  const page = (status, title, description, row) => ({
    status,
    words: { title, description },
    html: \`<h1 lang="\${language}">\${path}</h1>\`,
    data: { row },
    screens: pathname === '/faq' ? ['faq/Faq'] : [],
    ahead: pathname === '/streaming' ? ['../app/InteractiveOutlet'] : [],
  });
  if (/^\\/(ads|participants|seasons)\\/./.test(pathname)) {
    const answer = await fetch(new Request(new URL('/api' + pathname, origin)));
    const row = await answer.json();
    if (answer.status >= 500) return page(200, 'Without its row', 'None', row);
    if (!answer.ok) return page(404, pathname.startsWith('/ads') ? 'An ad' : 'A participant', 'None', {});
    return page(200, row.title ?? row.name, row.description ?? row.projectDescription ?? '', row);
  }
  const known = { '/': 'Home', '/ads': 'Ads', '/faq': 'Questions', '/streaming': 'Films', '/awards': 'Awards' }[pathname];
  if (pathname === '/hanging') await new Promise(() => {});
  return page(known ? 200 : 404, known ?? 'Nothing', \`What \${known ?? 'Nothing'} is for.\`, {});
}`;

/** A folder with a built site, below one whose name begins with a dot. */
export function folderWithSite(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'site-')), '.hidden');
  const [client, server] = ['client', 'server'].map((name) => join(folder, 'frontend', 'dist', name));
  mkdirSync(join(client!, 'assets'), { recursive: true });
  mkdirSync(join(client!, '.vite'));
  mkdirSync(join(client!, 'demo'));
  mkdirSync(server!, { recursive: true });
  const files: Record<string, string> = {
    'index.html': PAGE,
    'pages.json': JSON.stringify(DESCRIBED),
    'fonts.json': JSON.stringify({ fr: ['/assets/letters-1.woff2'] }),
    'preferences.js': 'document.documentElement.dataset.theme = "dark";',
    'take-over.js': 'document.currentScript.remove();',
    'favicon.svg': '<svg/>',
    'service-worker.js': 'self.addEventListener("fetch", () => {});',
    '.vite/manifest.json': JSON.stringify(MANIFEST),
    'assets/index-4f2a.js': SCRIPT,
    'assets/index-4f2a.css': 'body { color: green }',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(client!, file), text);
  writeFileSync(join(server!, 'main-server.js'), PROGRAM);
  writeFileSync(join(folder, 'frontend', 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'frontend', 'secret.txt'), 'not part of the site');
  return folder;
}

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const SCRIPT = 'export const words = [];'.repeat(100);

const PAGE = '<!doctype html><head><!--page-meta--></head>';

const words = (title: string) => ({ title, description: `What ${title} is for.` });

const DESCRIBED = {
  site: 'Future Change-Makers',
  pages: [
    { path: '/', ...words('Home') },
    { path: '/faq', ...words('Questions') },
    { path: '/ads/:id', ...words('An ad') },
    { path: '/participants/:id', ...words('A participant') },
  ],
  notFound: words('Nothing'),
};

/** A folder with a built site, below one whose name begins with a dot. */
export function folderWithSite(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'site-')), '.hidden');
  const site = join(folder, 'frontend', 'dist', 'client');
  mkdirSync(join(site, 'assets'), { recursive: true });
  mkdirSync(join(site, 'demo'));
  writeFileSync(join(site, 'index.html'), PAGE);
  writeFileSync(join(site, 'pages.json'), JSON.stringify(DESCRIBED));
  writeFileSync(join(site, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(site, 'assets', 'index-4f2a.js'), SCRIPT);
  writeFileSync(join(folder, 'frontend', 'secret.txt'), 'not part of the site');
  return folder;
}

import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import type { Plugin, Rolldown } from 'vite';
import { offlinePage } from './offline-page.ts';
import { siteManifest } from './site-manifest.ts';
import { describedPages, metaFigures, type PageKey } from './src/described-pages.ts';
import common from './src/i18n/en/common.json' with { type: 'json' };
import meta from './src/i18n/en/meta.json' with { type: 'json' };
import { languages } from './src/i18n/languages.ts';
import type { paths } from './src/paths.ts';
import { palettes } from './src/ui/theme/palettes.ts';
import { firstTypefaces } from './src/ui/theme/typefaces/first-typefaces.ts';

/** What is offered to search engines: pages to read, and forms that strangers look for. */
const listed = new Set<string>([
  'home',
  'ads',
  'submitAd',
  'participants',
  'awards',
  'seasons',
  'joinAsViewer',
  'register',
  'connectWallet',
  'tokenomics',
  'transparency',
  'about',
  'whitepaper',
  'socialEntrepreneurship',
  'affiliateProgram',
  'faq',
  'support',
  'terms',
  'accessibility',
  'streaming',
] satisfies (keyof typeof paths)[]);

/** `pages.json`: the English words on every address, which the server writes into the page for readers that run no scripts. */
async function pages(): Promise<string> {
  const texts = createInstance();
  await texts.init({
    lng: 'en',
    resources: { en: { meta } },
    defaultNS: 'meta',
    interpolation: { escapeValue: false },
  });
  // The server knows which season it is.
  const figures = metaFigures('{{season}}');
  const words = (key: PageKey) => ({
    title: texts.t(`${key}.title`, figures),
    description: texts.t(`${key}.description`, figures),
  });
  return JSON.stringify({
    site: common.site.name,
    pages: describedPages.map(({ name, path, key }) => ({ path, listed: listed.has(name), ...words(key) })),
    notFound: words('notFound'),
    languages: languages.map(({ code }) => code),
  });
}

/** What /.well-known/security.txt calls the policy: the repository's own words. */
const securityPolicy = () => readFileSync(new URL('../SECURITY.md', import.meta.url), 'utf8');

/** `fonts.json`: by language, the addresses of the typefaces to preload. */
function fonts(bundle: Rolldown.OutputBundle): string {
  const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? [file] : []));
  const address = (name: string) => {
    const file = files.find(({ names }) => names.includes(`${name}.woff2`));
    if (!file) throw new Error(`No style sheet shows ${name}.woff2`);
    return `/${file.fileName}`;
  };
  return JSON.stringify(
    Object.fromEntries(languages.map(({ code }) => [code, firstTypefaces(code).map(address)])),
  );
}

/** Files of the built site that are made from its texts, colours and documents, so that nothing is typed twice. */
export function siteFiles(): Plugin {
  return {
    name: 'site-files',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: await pages() });
      this.emitFile({ type: 'asset', fileName: 'fonts.json', source: fonts(bundle) });
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(siteManifest),
      });
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: await offlinePage() });
      this.emitFile({ type: 'asset', fileName: 'security-policy.txt', source: securityPolicy() });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'theme-color', content: palettes.light.paper }, injectTo: 'head' },
    ],
  };
}

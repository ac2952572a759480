import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { javascriptBudgets } from './budgets.ts';
import { errorsWithoutStack } from './errors-without-stack.ts';
import { serviceWorker } from './service-worker-file.ts';
import { siteFiles } from './site-files.ts';
import { textFiles } from './texts.ts';
import { themeCss } from './theme-css.ts';
import { withoutHooks } from './without-hooks.ts';
import { withoutNames } from './without-names.ts';

/**
 * Files below `src` of which whoever needs one mostly needs the others: a file of a few words is compressed badly, and each page brings
 * the names of all. Each group takes along what its files import, so that only what the group's pages need anyway may stand here.
 */
const together = {
  loaded: [
    ...['Loaded', 'LoadedPage', 'LoadFailure', 'StaleNotice', 'problem-text'].map(
      (file) => `ui/feedback/${file}`,
    ),
    ...['ui/status/Tag', 'ui/late-part', 'api/next-cursor'],
  ],
  places: ['features/settings/hooks/use-places', 'api/generated/settings'],
  coins: ['ui/money/format-coins', 'api/generated/config'],
  money: [
    ...['Address', 'Amount', 'CopyButton', 'Money.module', 'TransactionLink'].map(
      (file) => `ui/money/${file}`,
    ),
    'ui/feedback/use-fresh',
  ],
  pictures: [
    ...['Picture', 'eagerness', 'upload-address'].map((file) => `ui/picture/${file}`),
    'ui/badge/LeafPattern',
  ],
  ads: [
    ...['api/generated/ads', 'features/ads/api', 'features/ads/ad-pages', 'ui/status/StatusBadge'],
    ...['AdPicture', 'FormatPicture'].map((file) => `features/ads/components/${file}`),
  ],
  portraits: ['ParticipantPortrait', 'SocialLinks'].map((file) => `features/participants/components/${file}`),
  seasons: [
    ...['api/generated/seasons', 'api/season-list', 'features/seasons/api'],
    'features/seasons/hooks/use-next-season',
  ],
  reports: ['api/generated/progress', 'features/progress/api'],
  storage: ['browser-storage'],
  planned: ['planned'],
  days: ['season-days'],
  rules: ['season-rules'],
  limits: ['limits', 'api/generated/limits'],
  help: ['routes/use-season-figures', 'routes/faq/use-faq', 'routes/support/search-answers'],
  words: [
    ...['fold-text', 'characters', 'use-later'].map((file) => `ui/forms/${file}`),
    ...['ui/feedback/query', 'ui/dialog/use-return-focus', 'routes/search/slash-key', 'i18n/isolated'],
  ],
};

/** What other groups need, as a group takes along what was not taken yet. */
const needed = new Set(['loaded', 'storage', 'planned', 'days', 'rules']);

const smallGroups = Object.entries(together).map(([name, files]) => ({
  name,
  test: new RegExp(`src/(${files.join('|')})\\.`.replaceAll('/', '[\\\\/]')),
  priority: needed.has(name) ? 1 : 0,
}));

/**
 * What every page needs comes in two files, rather than in a dozen small ones, each of which a phone asks for by itself. Libraries apart,
 * as they change less often than the site. What many pages share but not all comes with them, so that none carries what it does not show. `main.tsx` waits for
 * the first page's file, which needs that of the site: in one file they would wait for each other for ever.
 */
const groups = [
  { name: 'libraries', test: /node_modules|rolldown.runtime/, tags: ['$initial' as const], priority: 3 },
  { name: 'site', test: /frontend[\\/]src[\\/](?!main\.tsx)/, tags: ['$initial' as const], priority: 2 },
  ...smallGroups,
];

/** What stands in every page before anything else is fetched. */
const ofEveryPage = /\/(libraries|site|rolldown-runtime)-[^/]+\.js$/;

/** The server's texts, in one file a language: a process reads those that somebody asks for. */
const textsOfALanguage = {
  test: /[\\/]i18n[\\/]\w+[\\/]\w+\.json$/,
  name: (file: string) => `texts-${/i18n[\\/](\w+)/.exec(file)![1]}`,
};

/** Its package names the build with checks for developers alone. */
const routerOf = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));
const routerForReaders = [
  { find: /^react-router$/, replacement: routerOf('index') },
  { find: /^react-router\/dom$/, replacement: routerOf('dom-export') },
];

/**
 * Each page brings the names of all files that it may need next, of which the hashes are what does not compress. Seven characters, the
 * fewest that the bundler takes, tell a file from its earlier versions.
 */
const names = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  // The file of the routes names all style sheets.
  assetFileNames: ({ names }: { names: string[] }) =>
    names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
};

/** A browser fetches what the site uses of i18next, and none of the rest (ADR 0379). READERS=1 has tests run with it. */
const translatorOf = (name: string) =>
  fileURLToPath(new URL(`src/i18n/translator/${name}.ts`, import.meta.url));
const translatorForReaders = [
  { find: /^i18next$/, replacement: translatorOf('i18next') },
  { find: /^react-i18next$/, replacement: translatorOf('react-i18next') },
];
const forReaders = [...routerForReaders, ...translatorForReaders];

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: (command === 'build' && !isSsrBuild) || process.env.READERS ? forReaders : [] },
  plugins: [
    react(),
    withoutHooks(),
    withoutNames(),
    errorsWithoutStack(),
    themeCss(),
    textFiles(),
    siteFiles(),
    serviceWorker(),
    javascriptBudgets(),
  ],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        // Each API process holds the text of what it has loaded.
        minify: true,
        rolldownOptions: { output: { codeSplitting: { groups: [textsOfALanguage] } } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: {
          // Browsers that know no such links fetch the same files a moment later.
          polyfill: false,
          // The server names what a page needs first. The names of what all other pages need would be 4 KiB of each.
          resolveDependencies: (_file, files, { hostId, hostType }) =>
            hostType === 'js' && /\/site-/.test(hostId)
              ? []
              : files.filter((file) => !ofEveryPage.test(file)),
        },
        rolldownOptions: { output: { codeSplitting: { groups }, ...names } },
      },
  // One bundle without packages beside it, so that the API needs none of the site's.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  server: {
    // The API compares Origin with Host, so the proxy must leave Host as the browser sent it.
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000', changeOrigin: false } },
  },
  test: {
    environment: 'jsdom',
    // A window for each file without a process for each: half the time of the default.
    pool: 'vmThreads',
    maxWorkers: 2,
    setupFiles: './src/testing/setup.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    // Forms are slow to render and type into while the other suites share the cores; only a test that fails waits this long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
}));

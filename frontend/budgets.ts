import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** JavaScript of a page when it is opened first, gzip: what it imports; not its late parts, nor what it fetches on use. */
interface Budget {
  kib: number;
  /** Pages below `src/routes/`, such as 'home/Home'. */
  pages: string[];
}

const reading = ['about/About', 'affiliate-program/AffiliateProgram', 'awards/Awards', 'faq/Faq'];
const moreReading = ['seasons/Seasons', 'support/Support', 'terms/Terms', 'tokenomics/Tokenomics'];
const restReading = ['social-entrepreneurship/SocialEntrepreneurship', 'transaction/Transaction'];

/** The goals are 150 for pages to read, 190 with a form, 400 for the console. */
const budgets: Budget[] = [
  { kib: 148, pages: [...reading, ...moreReading, ...restReading] },
  { kib: 148, pages: ['accessibility/Accessibility', 'whitepaper/Whitepaper', 'not-found/NotFound'] },
  { kib: 148, pages: ['ad-details/AdDetails', 'participant/Participant', 'transparency/Transparency'] },
  { kib: 150, pages: ['home/Home', 'ads/Ads', 'participants/Participants', 'streaming/StreamingContent'] },
  { kib: 150, pages: ['season/Season'] },
  { kib: 152, pages: ['join-as-viewer/JoinAsViewer'] },
  { kib: 168, pages: ['register/Register', 'connect-wallet/ConnectWallet'] },
  { kib: 172, pages: ['submit-ad/SubmitAd', 'dashboard/Dashboard'] },
  { kib: 380, pages: ['admin/Admin'] },
];

/** These come below another screen, with what sending forms needs. */
const interactive = /^(register|join-as-viewer|connect-wallet|dashboard|submit-ad|admin)\//;

type Chunks = Rolldown.OutputBundle;

const chunkOf = (bundle: Chunks, file: string): string =>
  Object.values(bundle).find((output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(file))
    ?.fileName ?? '';

function closure(bundle: Chunks, files: string[], seen = new Set<string>()): Set<string> {
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) continue;
    seen.add(file);
    closure(bundle, chunk.imports, seen);
  }
  return seen;
}

function sizeOf(bundle: Chunks, page: string): number {
  const parts = ['/index.html', `/src/routes/${page}.tsx`];
  if (interactive.test(page)) parts.push('/src/app/InteractiveOutlet.tsx');
  const files = closure(
    bundle,
    parts.map((part) => chunkOf(bundle, part)),
  );
  const bytes = [...files].map((file) => gzipSync((bundle[file] as Rolldown.OutputChunk).code).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Fails the build where a page brings more JavaScript than it may; with SIZES=1 it prints what each brings. */
export function javascriptBudgets(): Plugin {
  return {
    name: 'javascript-budgets',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle(_options, bundle) {
      const sizes = budgets.flatMap(({ kib, pages }) =>
        pages.map((page) => ({ page, kib, size: sizeOf(bundle, page) })),
      );
      if (process.env['SIZES'])
        console.table(sizes.map(({ size, ...page }) => ({ ...page, size: size.toFixed(1) })));
      const tooLarge = sizes.filter(({ size, kib }) => size > kib);
      const list = tooLarge.map(({ page, size, kib }) => `${page}: ${size.toFixed(1)} KiB, may be ${kib}`);
      if (list.length > 0)
        this.error(`More JavaScript than a page may bring (budgets.ts):\n${list.join('\n')}`);
    },
  };
}

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserOptions } from '../browser-options.ts';
import { median } from './median.ts';
import { ownBlockingTime, type TraceEvent } from './own-blocking-time.ts';

/** The version whose figures docs/performance.md has. Fetched by npx: a hundred packages that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The certificate of the bench is its own (`as-deployed.ts`). */
const TRUSTING = '--ignore-certificate-errors';

const METRICS = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;

/** Of one visit with a phone's processor and network, as Lighthouse imitates them: scores of 100, ms, and shift without unit. */
export type Measured = Record<(typeof CATEGORIES)[number] | keyof typeof METRICS | 'own tbt', number>;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

interface Trace {
  traceEvents: TraceEvent[];
}

/** What Lighthouse says where Chromium gave it no beginning of the visit: no word about the page. */
const UNRECORDED = /\(NO_NAVSTART\)/;

/** Null where the visit was not recorded. */
async function recordedVisit(url: string): Promise<Measured | null> {
  try {
    return await visit(url);
  } catch (error) {
    if (UNRECORDED.test(String(error))) return null;
    throw error;
  }
}

async function visit(url: string): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const { executablePath, args = [] } = browserOptions();
  const flags = [
    '--quiet',
    '--save-assets',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless=new ${[...args, TRUSTING].join(' ')}`,
  ];
  const env = { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) };
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], { env });
  const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
  const { traceEvents } = JSON.parse(await readFile(join(folder, 'report-0.trace.json'), 'utf8')) as Trace;
  await rm(folder, { recursive: true });
  const scores = CATEGORIES.map((name) => [name, Math.round(categories[name]!.score * 100)]);
  const metrics = Object.entries(METRICS).map(([name, audit]) => [name, audits[audit]?.numericValue]);
  const own = ['own tbt', ownBlockingTime(traceEvents, url)];
  return Object.fromEntries([...scores, ...metrics, own]) as Measured;
}

/** What a trace does not tell is no fault of the visit: it is shown as missed. */
const isWhole = ({ 'own tbt': _own, ...figures }: Measured): boolean =>
  Object.values(figures).every((figure) => Number.isFinite(figure));

/** Each figure's median of so many visits. Now and then Lighthouse cannot tell a figure, or anything; another visit is taken then, up to three. */
export async function measure(url: string, visits: number): Promise<Measured> {
  const all: Measured[] = [];
  for (let left = visits + 3; all.length < visits && left > 0; left--) {
    const measured = await recordedVisit(url);
    if (measured && isWhole(measured)) all.push(measured);
  }
  if (all.length === 0) throw new Error(`Lighthouse could not measure ${url}`);
  const names = Object.keys(all[0]!) as (keyof Measured)[];
  const medianOf = (name: keyof Measured): number => {
    const figures = all.map((each) => each[name]);
    return figures.every(Number.isFinite) ? median(figures) : Number.NaN;
  };
  return Object.fromEntries(names.map((name) => [name, medianOf(name)])) as Measured;
}

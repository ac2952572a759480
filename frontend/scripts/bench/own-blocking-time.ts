/** As Chromium traces it: times in µs, of the clock and of the processor. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/** Lighthouse's phone has a processor so many times slower than this machine. */
const SLOWDOWN = 4;
/** Whatever takes longer blocks, for as long as it takes beyond this (ms). */
const UNNOTICED_MS = 50;

/**
 * What would block the phone after the first paint if the page had a core to itself. Lighthouse counts by the clock: on two cores the
 * browser's other threads, its own and the site's processes, a task waits for most of its time.
 * @returns ms; NaN where the trace does not tell
 */
export function ownBlockingTime(events: TraceEvent[], url: string): number {
  const visit = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(url),
  );
  const ofPage = events.filter(({ pid, ts }) => pid === visit?.pid && ts > visit.ts);
  const paint = ofPage.find(({ name }) => name === 'firstContentfulPaint');
  const tasks = ofPage.filter(
    ({ name, tid, ts, tdur }) => /RunTask/.test(name) && tid === visit?.tid && tdur && paint && ts > paint.ts,
  );
  if (tasks.length === 0) return Number.NaN;
  const times = tasks.map(({ tdur }) => Math.max(0, (tdur! / 1_000) * SLOWDOWN - UNNOTICED_MS));
  return times.reduce((sum, time) => sum + time, 0);
}

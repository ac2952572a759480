import { FACTOR } from './sizes.ts';
import { hasGrown, type Measured } from './verdict.ts';

const WIDTHS = [62, 12, 12, 8] as const;

/** A line for each thing that was measured, as a table for a terminal. */
export function tableOf(measured: readonly Measured[], rows: number): string[] {
  const counts = [rows / FACTOR, rows].map((count) => count.toLocaleString('en'));
  return [
    line(['', ...counts.map((count) => count), 'times'], ''),
    ...measured.map((each) =>
      line(
        [each.what, shown(each.few), shown(each.many), (each.many / each.few).toFixed(2)],
        verdictOf(each),
      ),
    ),
  ];
}

function verdictOf(measured: Measured): string {
  const { growth, note } = measured;
  const words = [
    hasGrown(measured, FACTOR) ? 'GREW' : 'as it may',
    ...(growth === 'linear' ? ['at most with the rows'] : []),
    ...(note ? [note] : []),
  ];
  return words.join(', ');
}

const line = ([what, ...figures]: readonly string[], end: string): string =>
  `${what!.padEnd(WIDTHS[0])}${figures.map((text, index) => text.padStart(WIDTHS[index + 1]!)).join('')}  ${end}`.trimEnd();

const shown = (ms: number): string => (ms >= 10_000 ? `${(ms / 1_000).toFixed(1)} s` : `${ms.toFixed(1)} ms`);

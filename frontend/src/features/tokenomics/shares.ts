import type { Tokenomics } from './api';

interface Share {
  key: keyof Tokenomics['distribution'];
  color: string;
  /** Of the figure written on it. */
  ink: string;
}

const deep = 'light-dark(var(--color-green), var(--color-on-green-muted))';
const tint = (percent: number) => `color-mix(in oklab, ${deep} ${percent}%, var(--color-paper))`;

/** The four shares of the income in the order they are shown: the founder's, and the rest in shades of one colour. */
export const shares: Share[] = [
  { key: 'founder', color: 'var(--color-saffron)', ink: 'var(--color-on-saffron)' },
  { key: 'operations', color: deep, ink: 'var(--color-paper)' },
  { key: 'development', color: tint(65), ink: 'var(--color-paper)' },
  { key: 'marketing', color: tint(30), ink: 'var(--color-ink)' },
];

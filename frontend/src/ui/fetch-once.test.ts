import { expect, test } from 'vitest';
import { fetchOnce } from './fetch-once';

test('answers in the order of the calls, though a browser may hand on what was asked for last first', async () => {
  const arrivals: ((file: string) => void)[] = [];
  const load = fetchOnce(() => new Promise<string>((resolve) => arrivals.push(resolve)));
  const answered: string[] = [];
  const calls = ['first', 'second'].map((name) => load().then(() => answered.push(name)));
  for (const arrive of arrivals.toReversed()) arrive('file');
  await Promise.all(calls);
  expect(answered).toEqual(['first', 'second']);
});

test('fetches again what could not be fetched, for whoever asks next', async () => {
  let isOffline = true;
  const load = fetchOnce(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return 'file';
  });
  await expect(load()).rejects.toThrow('Failed to fetch');
  isOffline = false;
  await expect(load()).resolves.toBe('file');
});

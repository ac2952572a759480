import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toInstant, toUtcInput } from './utc-input';

/** What a machine in another zone makes of it, which only a process of its own is. */
const inZone = (zone: string): unknown => {
  const module = JSON.stringify(join(import.meta.dirname, 'utc-input.ts'));
  const script = `
    import { toInstant, toUtcInput } from ${module};
    const own = new Date('2027-09-01T00:00').toISOString();
    const taken = toInstant('2027-09-01T00:00');
    console.log(JSON.stringify({ own, taken, shown: toUtcInput(taken) }));`;
  const run = ['--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, run, { env: { TZ: zone }, encoding: 'utf8' }));
};

test.each([
  ['America/Los_Angeles', '2027-09-01T07:00:00.000Z'],
  ['Europe/Berlin', '2027-08-31T22:00:00.000Z'],
  ['Pacific/Kiritimati', '2027-08-31T10:00:00.000Z'],
])('means what was typed in UTC, and shows it again, for a reader in %s', (zone, own) => {
  expect(inZone(zone)).toEqual({ own, taken: '2027-09-01T00:00:00.000Z', shown: '2027-09-01T00:00' });
});

test('leaves empty what is not said, or no date', () => {
  expect(toInstant('')).toBe('');
  for (const none of [null, '', 'soon']) expect(toUtcInput(none)).toBe('');
});

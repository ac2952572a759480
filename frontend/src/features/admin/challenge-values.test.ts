import { expect, test } from 'vitest';
import { toChanges, toValues } from './challenge-values';

const settings = (values: Record<string, string>) => (key: string) => values[key] ?? '';
const none = settings({});
const present = settings({
  challengeStartDate: '2026-08-01T00:00:00.000Z',
  challengeEndDate: '2027-08-01T00:00:00.000Z',
  videoHosts: 'video.example.org,films.example.org',
});

/** As it is typed. */
const typed = (iso: string) => iso.slice(0, 16);
const moved = (startDate: string, endDate: string) =>
  toChanges({ ...toValues(present), startDate, endDate }, toValues(present))[0];

test('begin with what is set, and save nothing that was not touched', () => {
  const values = toValues(present);
  expect(values).toMatchObject({ maxParticipants: 9, videoHosts: 'video.example.org, films.example.org' });
  expect(toChanges(values, toValues(present))).toEqual([[], [], [], []]);
  expect(toChanges({ ...values, maxParticipants: 10 }, toValues(present))).toEqual([
    [],
    [['maxParticipants', '10']],
    [],
    [],
  ]);
});

test('leave out what was never set', () => {
  const values = { ...toValues(none), endDate: typed('2027-08-01T00:00:00.000Z') };
  expect(toChanges(values, toValues(none))).toEqual([
    [['challengeEndDate', '2027-08-01T00:00:00.000Z']],
    [],
    [],
    [],
  ]);
});

test('take back what was set', () => {
  const values = { ...toValues(present), startDate: '', videoHosts: ' ' };
  const changes = toChanges(values, toValues(present)).flat();
  expect(changes).toContainEqual(['challengeStartDate', '']);
  expect(changes).toContainEqual(['videoHosts', '']);
});

test.each([
  [
    'a year later',
    '2027-08-01T00:00:00.000Z',
    '2028-08-01T00:00:00.000Z',
    ['challengeEndDate', 'challengeStartDate'],
  ],
  [
    'a year earlier',
    '2025-08-01T00:00:00.000Z',
    '2026-08-01T00:00:00.000Z',
    ['challengeStartDate', 'challengeEndDate'],
  ],
  [
    'a little',
    '2026-09-01T00:00:00.000Z',
    '2027-07-01T00:00:00.000Z',
    ['challengeStartDate', 'challengeEndDate'],
  ],
])(
  'move both dates %s in an order in which the season never ends before it starts',
  (_, start, end, order) => {
    expect(moved(typed(start), typed(end))!.map(([key]) => key)).toEqual(order);
  },
);

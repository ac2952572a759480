import { expect, test } from 'vitest';
import { toChanges, toValues } from './challenge-values';

const settings = (values: Record<string, string>) => (key: string) => values[key] ?? '';
const none = settings({});
const present = settings({
  challengeStartDate: '2026-08-01T00:00:00.000Z',
  challengeEndDate: '2027-08-01T00:00:00.000Z',
  videoHosts: 'video.example.org,films.example.org',
});

const local = (iso: string) => {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
const moved = (startDate: string, endDate: string) =>
  toChanges({ ...toValues(present), startDate, endDate }, present)[0];

test('begin with what is set, and come back as they were', () => {
  const values = toValues(present);
  expect(values).toMatchObject({ maxParticipants: 9, videoHosts: 'video.example.org, films.example.org' });
  expect(toChanges(values, present)).toEqual([
    [
      ['challengeStartDate', '2026-08-01T00:00:00.000Z'],
      ['challengeEndDate', '2027-08-01T00:00:00.000Z'],
    ],
    [['maxParticipants', '9']],
    [['videoHosts', 'video.example.org, films.example.org']],
  ]);
});

test('leave out what was never set', () => {
  const values = { ...toValues(none), endDate: local('2027-08-01T00:00:00.000Z') };
  expect(toChanges(values, none)).toEqual([
    [['challengeEndDate', '2027-08-01T00:00:00.000Z']],
    [['maxParticipants', '9']],
    [],
  ]);
});

test('take back what was set', () => {
  const values = { ...toValues(present), startDate: '', videoHosts: ' ' };
  const changes = toChanges(values, present).flat();
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
    expect(moved(local(start), local(end))!.map(([key]) => key)).toEqual(order);
  },
);

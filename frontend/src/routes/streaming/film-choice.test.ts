import { expect, test } from 'vitest';
import { aFilm } from '../../testing/samples';
import { countBy, filmsOf, readChoice, writeChoice } from './film-choice';

const films = [
  aFilm({ id: 3, participantId: 1, month: 2 }),
  aFilm({ id: 2, participantId: 2, month: 1 }),
  aFilm({ id: 1, participantId: 1, month: 1 }),
];

test.each([
  ['', {}],
  ['?film=41', { film: 41 }],
  ['?month=3&channel=2', { month: 3, channel: 2 }],
  ['?film=41&month=3&channel=2', { film: 41, month: 3, channel: 2 }],
])('the choice %s is read and written', (query, choice) => {
  expect(readChoice(new URLSearchParams(query))).toEqual(choice);
  expect(writeChoice(choice)).toBe(query);
});

test.each(['?film=', '?film=abc', '?film=-1', '?film=0', '?film=1e3', '?film=99999999999', '?films=1'])(
  '%s is no choice',
  (query) => expect(readChoice(new URLSearchParams(query))).toEqual({}),
);

test('films are chosen by month, by channel, or by both', () => {
  const ids = (choice: Parameters<typeof filmsOf>[1]) => filmsOf(films, choice).map(({ id }) => id);
  expect(ids({})).toEqual([3, 2, 1]);
  expect(ids({ month: 1 })).toEqual([2, 1]);
  expect(ids({ channel: 1 })).toEqual([3, 1]);
  expect(ids({ month: 1, channel: 1 })).toEqual([1]);
  expect(ids({ month: 12 })).toEqual([]);
});

test('films are counted by month and by channel', () => {
  expect([1, 2, 3].map(countBy(films, 'month'))).toEqual([2, 1, 0]);
  expect([1, 2, 3].map(countBy(films, 'participantId'))).toEqual([2, 1, 0]);
});

import { expect, test } from 'vitest';
import { recentMonths, spanOf } from './recent-months';

const november = { month: '2026-11', amount: '75.0000', payments: 3 };
const december = { month: '2026-12', amount: '25.0000', payments: 1 };
const february = { month: '2027-02', amount: '50.0000', payments: 2 };

test('ends with the latest month that has payments', () => {
  expect(recentMonths([november, december], 2)).toEqual([november, december]);
});

test('fills months without payments, across the turn of the year', () => {
  expect(recentMonths([december, february], 3)).toEqual([
    december,
    { month: '2027-01', amount: '0.0000', payments: 0 },
    february,
  ]);
});

test('leaves out what is longer ago', () => {
  expect(recentMonths([november, december, february], 1)).toEqual([february]);
});

test('has nothing to show before the first payment', () => {
  expect(recentMonths([], 6)).toEqual([]);
});

test('counts the months from the first payment to the last, with both', () => {
  expect([[], [november], [november, december], [november, february]].map(spanOf)).toEqual([0, 1, 2, 4]);
});

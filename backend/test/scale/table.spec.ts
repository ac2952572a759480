import { tableOf } from './table.ts';

describe('the table of `npm run scale`', () => {
  it('has both figures, their ratio and what to think of them', () => {
    const table = tableOf(
      [
        { what: '/ads?limit=20', few: 10, many: 11, growth: 'none' },
        { what: '/ads/{id}', few: 10, many: 20, growth: 'none', note: 'a row' },
        { what: 'The audit', few: 500, many: 40_000, growth: 'linear' },
      ],
      1_000_000,
    );
    expect(table.map((line) => line.replace(/ {2,}/g, '  '))).toEqual([
      '  10,000  1,000,000  times',
      '/ads?limit=20  10.0 ms  11.0 ms  1.10  as it may',
      '/ads/{id}  10.0 ms  20.0 ms  2.00  GREW, a row',
      'The audit  500.0 ms  40.0 s  80.00  as it may, at most with the rows',
    ]);
  });
});

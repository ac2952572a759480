import { toCsv } from './csv.js';

describe('a table as CSV', () => {
  it('has the columns first, and an empty cell for nothing', () => {
    expect(toCsv(['id', 'final', 'ad'], [[7, true, null]])).toBe('id,final,ad\r\n7,true,\r\n');
  });

  it('keeps commas, quotes and line ends within their cell', () => {
    expect(toCsv(['a'], [['one, "two"\nthree']])).toBe('a\r\n"one, ""two""\nthree"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'has no formula in %j',
    (text) => {
      const [, line] = toCsv(['a'], [[text]]).split('a\r\n');
      expect(line!.replace('"', '')).toMatch(/^'/);
    },
  );

  it('leaves figures as they are, and signs within a text', () => {
    expect(toCsv(['a'], [[-1]])).toBe('a\r\n-1\r\n');
    expect(toCsv(['a'], [['a-b@c=d']])).toBe('a\r\na-b@c=d\r\n');
  });
});

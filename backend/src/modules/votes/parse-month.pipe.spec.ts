import { ParseMonthPipe } from './parse-month.pipe.js';

const parse = (value: string) => new ParseMonthPipe().transform(value);

describe('a calendar month in a path', () => {
  it.each(['2026-01', '2026-09', '2026-10', '2026-12', '0000-11'])('may be %s', (month) => {
    expect(parse(month)).toBe(month);
  });

  it.each([
    ...['', '2026', '2026-00', '2026-13', '2026-1', '2026-010', '26-10', '12026-10', 'x2026-10', '2026-20'],
    ...[
      '2026-10-01',
      '2026/10',
      '2026-1O',
      'abcd-10',
      '2026-10\n',
      ' 2026-10',
      '2026-0a',
      '2026-1a',
      '2026-a1',
    ],
  ])('is never %j', (value) => {
    expect(() => parse(value)).toThrow('month must be a month such as 2026-11');
  });

  it('is told of as the field that is wrong', () => {
    const problem = expect.objectContaining({ code: 'month_invalid' }) as unknown;
    expect(() => parse('soon')).toThrow(expect.objectContaining({ fields: { month: [problem] } }) as Error);
  });
});

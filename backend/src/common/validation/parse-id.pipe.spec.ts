import { ParseIdPipe } from './parse-id.pipe.js';

describe('an id in a path', () => {
  const parse = (value: string): number => new ParseIdPipe().transform(value, { type: 'param', data: 'id' });

  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
  ])('takes %s', (value, id) => expect(parse(value)).toBe(id));

  it.each(['0', '-1', '+1', '1.5', '2147483648', '99999999999', '1e3', '0x1', '01', ' 1', '', 'abc', '１'])(
    'refuses %j',
    (value) => expect(() => parse(value)).toThrow('id must be a positive whole number'),
  );
});

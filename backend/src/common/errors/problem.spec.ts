import { defineProblem, problemTexts } from './problem.js';

describe('a problem', () => {
  const tooFew = defineProblem('too_few_lamps', '{{room}} needs {{min}} lamps, but at least {{min}}');
  const dark = defineProblem('too_dark', 'It is dark');

  it('is told with its names and figures', () => {
    const params = { room: 'The hall', min: 3 };
    expect(tooFew(params)).toEqual({
      code: 'too_few_lamps',
      params,
      message: 'The hall needs 3 lamps, but at least 3',
    });
  });

  it('takes no params where its text has no place for them', () => {
    const tell: (room: string) => unknown = dark;
    expect(tell('The hall')).toEqual({ code: 'too_dark', message: 'It is dark' });
  });

  it('is on the list of all', () => {
    expect(problemTexts().get('too_dark')).toBe('It is dark');
  });

  it('has a code of its own', () => {
    expect(() => defineProblem('too_dark', 'It is still dark')).toThrow('too_dark');
  });
});

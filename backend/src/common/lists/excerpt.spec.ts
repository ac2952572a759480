import { excerptOf } from './excerpt.js';

const LONG = 'We built twelve filters this month and sold ten of them to three villages. '.repeat(6);

describe('the excerpt of a text', () => {
  it('is the whole of a short one, on one line', () => {
    expect(excerptOf('  Ten filters\n\nare  sold ', 'sold')).toBe('Ten filters are sold');
  });

  it('shows the words that were looked for with some that lead to them', () => {
    const excerpt = excerptOf(`${LONG}Then a Flood came down the valley. ${LONG}`, 'flood');
    expect(excerpt).toMatch(/^…[a-z].* Then a Flood came down the valley\. .*\w…$/);
    expect([...excerpt].length).toBeLessThanOrEqual(162);
  });

  it('finds them without accents and in whatever case', () => {
    expect(excerptOf(`${LONG}Le CAFÉ est ouvert. ${LONG}`, 'cafe')).toContain('CAFÉ');
  });

  it('is the beginning where none of them stands in it', () => {
    expect(excerptOf(LONG, 'nowhere')).toMatch(/^We built .*…$/);
  });

  it('ends with the text where they stand at its end', () => {
    expect(excerptOf(`${LONG}A flood`, 'flood')).toMatch(/^….*A flood$/);
  });

  it('cuts a script without spaces between its letters, and none in two', () => {
    const excerpt = excerptOf(`${'水'.repeat(200)}洪𠮷水${'田'.repeat(200)}`, '洪𠮷');
    expect(excerpt).toContain('洪𠮷水');
    expect(excerpt.isWellFormed()).toBe(true);
    expect([...excerpt].length).toBeLessThanOrEqual(162);
  });

  it('takes letters for what they fold to, however many that are', () => {
    expect(excerptOf(`${'ﬃ'.repeat(50)} ${LONG}Zebra. ${LONG}`, 'zebra')).toContain('Zebra');
  });

  it('folds no text letter by letter, as a search makes up to 150 of these at once', () => {
    const text = `${'Wir bauten Brücken für drei Dörfer. '.repeat(135)}Nöte`;
    const normalize = jest.spyOn(String.prototype, 'normalize');
    const excerpt = excerptOf(text, 'note');
    const calls = normalize.mock.calls.length;
    normalize.mockRestore();
    expect(excerpt).toMatch(/Nöte$/);
    expect(calls).toBeLessThan(100);
  });

  it.each([0, 1, 29, 30, 31, 999, 1_000, 1_001])(
    'finds a word after %i letters that fold to none',
    (before) => {
      const text = `${'\u00ad'.repeat(before)}Zebra ${'stripe '.repeat(60)}`;
      expect(excerptOf(text, 'zebra')).toContain('Zebra');
    },
  );
});

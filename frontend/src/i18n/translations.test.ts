import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages } from './languages';
import { sameEverywhere, sameInLanguage } from './same-as-english';
import { textsOf } from './testing/all-texts';
import { contentFaults, keyFaults, untranslatedKeys } from './testing/faults';

const english = textsOf(defaultLanguage);
const translations = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
const keysOf = (groups: { keys: string[] }[] = []) => groups.flatMap(({ keys }) => keys);

describe.each(translations)('the texts in %s', (language) => {
  const translated = textsOf(language);
  const untranslated = untranslatedKeys(english, translated);

  it('have the keys of English, with the plural forms of the language', () => {
    expect(keyFaults(language, english, translated)).toEqual([]);
  });

  it('keep every placeholder and tag, and none is empty', () => {
    expect(contentFaults(english, translated)).toEqual([]);
  });

  it('differ from English, but for those listed with a reason', () => {
    const allowed = new Set([...keysOf(sameEverywhere), ...keysOf(sameInLanguage[language])]);
    expect(untranslated.filter((key) => !allowed.has(key))).toEqual([]);
  });

  it('say what a wallet signs in ASCII, as EIP-4361 wants it', () => {
    expect(translated.get('wallet:link.statement')).toMatch(/^[ -~]+$/);
  });

  it('are the same as in English where they are listed as such', () => {
    expect(keysOf(sameInLanguage[language]).filter((key) => !untranslated.includes(key))).toEqual([]);
  });
});

it('lists no text as the same everywhere that every language translates', () => {
  const untranslated = new Set(translations.flatMap((code) => untranslatedKeys(english, textsOf(code))));
  expect(keysOf(sameEverywhere).filter((key) => !untranslated.has(key))).toEqual([]);
});

it('has no empty English text', () => {
  expect(contentFaults(english, english)).toEqual([]);
});

// 360 pixels less the margins and the glass, at 20 pixels a letter's height.
it.each(languages.map(({ code }) => code))('finds room on a phone for the search of badges in %s', (code) => {
  expect(Array.from(textsOf(code).get('admin:badges.search') ?? '').length).toBeLessThanOrEqual(27);
});

/** Buttons that say more to those who hear them: their names are called as what is to be read on them, with one of these at the end. */
const further = /(Of|For|Named)$/;

// Whoever speaks to the page says what they read (WCAG 2.2, 2.5.3).
it.each(languages.map(({ code }) => code))(
  'names buttons by the words that are read on them in %s',
  (code) => {
    const texts = textsOf(code);
    const bare = (text: string) =>
      text
        .replace(/\{\{.*?\}\}/g, ' ')
        .toLowerCase()
        .match(/[\p{L}\p{N}\p{M}]+/gu)
        ?.join(' ') ?? '';
    const faulty = [...texts].filter(([key, name]) => {
      const read = texts.get(key.replace(further, ''));
      return further.test(key) && !isSentence(key) && read !== undefined && !bare(name).includes(bare(read));
    });
    expect(faulty).toEqual([]);
  },
);

/** The news tell the season at another place, and a field is named by its column. */
const isSentence = (key: string): boolean =>
  key.startsWith('notifications:sentences.') || key === 'admin:reports.interactionsOf';

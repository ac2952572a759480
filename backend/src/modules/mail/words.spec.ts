import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../common/languages.js';
import { MAIL_KINDS } from './mail.types.js';
import { wordsOf } from './words.js';

type Texts = { [key: string]: string | Texts };

/** Every text by its path; of sentences that count, their forms as one. */
const textsOf = (texts: Texts, path = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : textsOf(value, `${path}${key}.`),
  );
const formless = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholdersOf = (text: string): string[] => (text.match(/{{\w+}}/g) ?? []).toSorted();

const english = textsOf(wordsOf('en'));
const englishByKey = new Map(english.map(([key, text]) => [formless(key), text]));

describe.each(LANGUAGES)('the words of mail in %s', (language) => {
  const texts = textsOf(wordsOf(language));

  it('are all there, with the same placeholders', () => {
    expect(new Set(texts.map(([key]) => formless(key)))).toEqual(new Set(englishByKey.keys()));
    for (const [key, text] of texts)
      expect([key, placeholdersOf(text)]).toEqual([key, placeholdersOf(englishByKey.get(formless(key))!)]);
  });

  it('have a form for each kind of number', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const forms = texts.flatMap(([key]) => /^sentences\.vote_(\w+)$/.exec(key)?.[1] ?? []);
    expect(forms.toSorted()).toEqual(pluralCategories.toSorted());
  });

  it('are translated', () => {
    if (language === 'en') return;
    const same = texts.filter(([key, text]) => key !== 'site' && englishByKey.get(formless(key)) === text);
    expect(same).toEqual([]);
  });

  it('say news as the site does', () => {
    const path = join(__dirname, `../../../../frontend/src/i18n/${language}/notifications.json`);
    const { sentences, awards } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Texts>;
    expect(wordsOf(language)).toMatchObject({ sentences, awards });
  });

  it('exist for every kind', () => {
    expect(Object.keys(wordsOf(language))).toEqual(expect.arrayContaining([...MAIL_KINDS]));
  });
});

import type { Language } from '../../common/languages.js';
import type { NewsSentence } from './news-sentence.types.js';
import { fill, localeOf, wordsOf } from './words.js';

/** Breaks of lines and marks of direction: by these, words would leave their sentence and read as a paragraph of the site's. */
const BEYOND_A_SENTENCE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** What people wrote keeps its own direction within a sentence of another script, and stays in it. */
const isolated = (words: string): string => `\u2068${words.replace(BEYOND_A_SENTENCE, ' ')}\u2069`;

/** A piece of news as a sentence in its reader's language; null for one that has no words. */
export function sayNews(language: Language, { sentence, values }: NewsSentence): string | null {
  const { sentences } = wordsOf(language);
  const text = formOf(sentences, sentence, language, values.count);
  if (text === undefined) return null;
  const said = Object.entries(values).map(([name, value]) => [name, sayValue(language, name, value, values)]);
  return fill(text, Object.fromEntries(said) as Record<string, string>);
}

/** Sentences that count have a form for each kind of number that the language knows. */
function formOf(
  sentences: Record<string, string>,
  sentence: string,
  language: Language,
  count: string | number | undefined,
): string | undefined {
  if (Object.hasOwn(sentences, sentence)) return sentences[sentence];
  if (typeof count !== 'number') return undefined;
  const form = new Intl.PluralRules(language).select(count);
  return sentences[`${sentence}_${form}`] ?? sentences[`${sentence}_other`];
}

function sayValue(
  language: Language,
  name: string,
  value: string | number,
  { kind }: NewsSentence['values'],
): string {
  const locale = localeOf(language);
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (name === 'month')
    return new Date(value).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  if (name === 'day')
    return new Date(value).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  if (name !== 'award') return isolated(value);
  const names: Record<string, string> = wordsOf(language).awards;
  return Object.hasOwn(names, String(kind)) ? names[String(kind)]! : isolated(value);
}

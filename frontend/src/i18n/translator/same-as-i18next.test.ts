import { createInstance, type TOptions } from 'i18next';
import { describe, expect, it } from 'vitest';
import { translationOptions } from '..';
import { countFormatter } from '../count-formatter';
import { languages } from '../languages';
import ours from './i18next';
import type { Text } from './text-store';

const files = import.meta.glob<Record<string, Text>>('../*/*.json', { eager: true, import: 'default' });

const resourcesOf = (language: string) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`../${language}/`))
      .map(([path, texts]) => [path.slice(`../${language}/`.length, -'.json'.length), texts]),
  );

/** The whole library, and what stands for it in browsers, with all texts of a language. */
async function bothIn(language: string) {
  const resources = { [language]: resourcesOf(language) };
  const whole = createInstance();
  const options = { ...translationOptions, lng: language, resources };
  await whole.use(countFormatter).init({ ...options, ns: Object.keys(resources[language]!) });
  await ours.init(options);
  return { whole, texts: resources[language]! };
}

/** Keys of sentences and of lists and groups, those of plural forms without their ending. */
function keysOf(texts: Record<string, Text>): string[] {
  const within = (text: Text, key: string): string[] => [
    key,
    key.replace(/_[a-z]+$/, ''),
    ...(typeof text === 'string'
      ? []
      : Object.entries(text).flatMap(([name, each]) => within(each, `${key}.${name}`))),
  ];
  const all = Object.entries(texts).flatMap(([namespace, group]) =>
    Object.entries(group).flatMap(([name, text]) => within(text, `${namespace}:${name}`)),
  );
  return [...new Set(all)];
}

const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1200, 1.5];

/** A value for each placeholder of all texts, some of them within others, one that looks like a placeholder. */
const values = {
  name: 'Zoë {{count}} $& $t(common:loading)',
  season: 2025,
  total: 12_345,
  counted: 12_345,
  formats: { banner: { width: 728, height: 90 } },
  nothing: null,
};

type Translate = (key: string, options: object) => unknown;

const asked = (t: Translate, keys: string[]) =>
  keys.map((key) => [
    key,
    t(key, values),
    t(key, { replace: values }),
    t(key, { ...values, returnObjects: true }),
    ...counts.map((count) => t(key, { ...values, count })),
  ]);

describe.each(languages)('in $code', ({ code: language }) => {
  it('says of every key what i18next says, with every form of a number', async () => {
    const { whole, texts } = await bothIn(language);
    // Of a group that is asked for as a sentence i18next speaks English; nobody asks.
    const sentences = keysOf(texts).filter(
      (key) => typeof whole.t(key as 'loading', { returnObjects: true }) === 'string',
    );
    const groups = keysOf(texts).filter((key) => !sentences.includes(key));
    expect(sentences.length).toBeGreaterThan(2000);
    expect(asked(ours.t as Translate, sentences)).toEqual(asked(whole.t as Translate, sentences));
    const grouped = (t: Translate) => groups.map((key) => t(key, { ...values, returnObjects: true }));
    expect(grouped(ours.t as Translate)).toEqual(grouped(whole.t as Translate));
  });
});

it('finds, and says of what is missing, what i18next does', async () => {
  const { whole } = await bothIn('ar');
  const keys = ['loading', 'no.such', 'faq:title', 'faq:none', 'nowhere:title', 'constructor', 'a:b:c', ''];
  const seen = (
    exists: (key: string, options?: { ns?: string }) => boolean,
    fixed: (language: string | null, namespace: string) => Translate,
  ) =>
    keys.map((key) => [
      exists(key),
      exists(key, { ns: 'faq' }),
      fixed(null, 'faq')(key, {}),
      fixed('ar', 'common')(key, {}),
    ]);
  const fixed = (of: string | null, namespace: string) => {
    const t = whole.getFixedT(of, namespace as 'faq');
    return (key: string, options: object) => t(key as 'title', options as TOptions);
  };
  expect(seen(ours.exists, ours.getFixedT as typeof fixed)).toEqual(
    seen((key, options) => whole.exists(key as 'loading', options as TOptions), fixed),
  );
});

it('finds nothing where an answer has no code, as i18next', async () => {
  const { whole } = await bothIn('en');
  const key = undefined as unknown as 'loading';
  expect([ours.exists(key), whole.exists(key)]).toEqual([false, false]);
});

import { fill, type Values } from './fill';
import { type Text, textAt } from './text-store';

/** Values for the placeholders of a text, and how it is looked up. */
export interface Options extends Values {
  /** Chooses among the plural forms of a text. */
  count?: number;
  /** Lets a list or a group of texts be had as it is. */
  returnObjects?: boolean;
  /** The namespace of a key that names none. */
  ns?: string;
  /** Values apart from options, so that none of them is taken for one. */
  replace?: Values;
}

const rules: Record<string, Intl.PluralRules> = {};

/** The keys under which a text may stand, best first. */
function keysOf(path: string, language: string, { count }: Options): string[] {
  if (typeof count !== 'number') return [path];
  const rule = (rules[language] ??= new Intl.PluralRules(language)).select(count);
  return [...(count === 0 ? [`${path}_zero`] : []), `${path}_${rule}`, path, `${path}_other`];
}

/** A key in its parts: 'ads:list.count' names its namespace. */
function partsOf(key: string, namespace: string): [namespace: string, path: string] {
  const [first, ...rest] = key.split(':');
  return rest.length > 0 ? [first!, rest.join('.')] : [namespace, key];
}

/** The text of a key as it lies in its file; undefined where there is none, or no key, as in an answer that is not the API's. */
export function findText(
  language: string,
  namespace: string,
  key: string | undefined,
  options: Options = {},
) {
  if (key === undefined) return undefined;
  const [from, path] = partsOf(key, options.ns ?? namespace);
  for (const candidate of keysOf(path, language, options)) {
    const text = textAt(language, from, candidate);
    if (text !== undefined) return text;
  }
  return undefined;
}

function fillTexts(text: Text, values: Values, language: string): Text {
  if (typeof text === 'string') return fill(text, values, language);
  if (Array.isArray(text)) return text.map((each) => fillTexts(each, values, language));
  return Object.fromEntries(
    Object.entries(text).map(([name, each]) => [name, fillTexts(each, values, language)]),
  );
}

/** The text of a key with its values; the key itself where there is none. */
export function translate(language: string, namespace: string, key: string, options: Options = {}): Text {
  const text = findText(language, namespace, key, options);
  if (text === undefined || (typeof text === 'object' && !options.returnObjects))
    return partsOf(key, namespace)[1];
  return fillTexts(text, options.replace ?? options, language);
}

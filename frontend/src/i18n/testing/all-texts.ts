const files = import.meta.glob<object>('../*/*.json', { eager: true, import: 'default' });

/** Texts by key, such as 'home:hero.title' or, within a list, 'faq:items.cost.answer.0'. */
export type Texts = Map<string, string>;

function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => flatten(inner, `${key}.${name}`));
}

/** Every text of a language, from all its namespaces. */
export function textsOf(language: string): Texts {
  const namespaces = Object.entries(files).filter(([path]) => path.startsWith(`../${language}/`));
  return new Map(
    namespaces.flatMap(([path, texts]) => {
      const namespace = path.slice(`../${language}/`.length, -'.json'.length);
      return Object.entries(texts).flatMap(([name, value]) => flatten(value, `${namespace}:${name}`));
    }),
  );
}

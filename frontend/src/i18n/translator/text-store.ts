/** Texts as they lie in their files: sentences, and lists and groups of them. */
export type Text = string | Text[] | { [key: string]: Text };

type Group = Record<string, Text>;

const texts: Record<string, Record<string, Group>> = {};

/** What there is of a language, by namespace. */
export const textsOf = (language: string): Record<string, Group> => (texts[language] ??= {});

export function addTexts(language: string, namespace: string, added: Group): void {
  const all = textsOf(language);
  all[namespace] = { ...all[namespace], ...added };
}

const childOf = (text: Text | undefined, name: string): Text | undefined =>
  typeof text === 'object' && Object.hasOwn(text, name) ? (text as Group)[name] : undefined;

/** @param path such as 'hero.title', or 'steps.0' within a list */
export const textAt = (language: string, namespace: string, path: string): Text | undefined =>
  path.split('.').reduce(childOf, textsOf(language)[namespace]);

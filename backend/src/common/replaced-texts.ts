/** Under these keys a jsonb column names people; elsewhere the same text is a code, such as a status or a role. */
const NAME_KEYS = ['username', 'name', 'participant', 'participantName'];

/**
 * SQL that replaces people's names and e-mail addresses within a jsonb column, whatever their case.
 * @param pattern parameter for {@link patternOf} @param placeholder parameter for {@link placeholderText}
 */
export const replacedTexts = (column: string, pattern: string, placeholder: string): string =>
  `regexp_replace(${column}::text, ${pattern}, ${placeholder}, 'gi')::jsonb`;

/** Finds whole texts in what PostgreSQL writes of a jsonb value: names under their keys, e-mail addresses anywhere but as keys. */
export function patternOf(texts: readonly string[]): string {
  const quoted = texts.map((text) => literally(JSON.stringify(text)));
  const addresses = quoted.filter((text) => text.includes('@'));
  const named = `("(?:${NAME_KEYS.join('|')})": )(?:${quoted.join('|')})`;
  return addresses.length === 0 ? named : `(?:${named}|(?:${addresses.join('|')})(?!:))`;
}

/** What stands for them there, behind the key; must not contain a backslash. */
export const placeholderText = (placeholder: string): string => `\\1${JSON.stringify(placeholder)}`;

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

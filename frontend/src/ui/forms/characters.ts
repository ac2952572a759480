/** Length as the server counts it: code points after trimming, so that an emoji is one character. */
export const countCharacters = (text: string): number => Array.from(text.trim()).length;

/** The beginning of a text, with a sign that there is more. */
export function truncate(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max).join('').trimEnd()}…`;
}

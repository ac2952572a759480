import { countCharacters } from './characters';

/** Words are typed faster than lists are read (ms). */
export const typingMs = 250;

/** The server's index finds nothing shorter. */
export const shortestSearch = 3;

/** Something to look for, but too little of it. */
export function isTooShort(text: string): boolean {
  const length = countCharacters(text);
  return length > 0 && length < shortestSearch;
}

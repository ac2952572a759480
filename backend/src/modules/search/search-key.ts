import { foldText } from '../../common/lists/search-text.js';
import { kindsOf, MAX_LETTERS } from './dto/search.dto.js';

/** All that a search is asked with, in the order of the key. */
const NAMES = ['q', 'kinds', 'limit'];

/** The address that searches share which find the same: with the words as they are looked for, and kinds in one order. What may be refused stays as it is. */
export function searchKey(path: string): string {
  // A further mark belongs to the words.
  const [, plain = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(path)!;
  const given = new URLSearchParams(query);
  const names = [...given.keys()];
  const isUsual = names.every((name) => NAMES.includes(name)) && new Set(names).size === names.length;
  const words = wordsIn(given.get('q') ?? '');
  if (!isUsual || words === undefined) return path;
  given.set('q', words);
  const kinds = kindsOf(given.get('kinds') ?? undefined);
  if (kinds) given.set('kinds', kinds.toSorted().join(','));
  const asked = new URLSearchParams();
  for (const name of NAMES) if (given.has(name)) asked.set(name, given.get(name)!);
  return `${plain}?${asked.toString()}`;
}

/** Undefined where folding makes another length of them than may be looked for. */
function wordsIn(q: string): string | undefined {
  const words = foldText(q).split(/\s+/).filter(Boolean).join(' ');
  const areFit = [q.trim(), words].every((text) => text !== '' && [...text].length <= MAX_LETTERS);
  return areFit ? words : undefined;
}

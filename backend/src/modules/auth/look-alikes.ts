import { isPlaceholder } from './placeholder-name.js';

/** Alphabets whose letters look like one another's: a name is written in one of them. */
const ALPHABETS = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
);

/** Controls, marks of direction, what takes no room, and every space but the plain one. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Letters that cannot be told from Latin ones, small or great, each before what it looks like (confusables of Unicode TR 39). */
const LATIN_LOOKS = new Map(
  [
    ...'аa вb сc ԁd еe һh іi јj кk ӏl мm нh оo рp ԛq ѕs тt ѵv ԝw хx уy үy'.split(' '),
    ...'αa βb εe ζz ηh ιi κk μm νv οo ρp τt υu χx γy ωw'.split(' '),
    ...'օo ոn սu հh յj ցg'.split(' '),
  ].map((pair) => [...pair] as [string, string]),
);

/** Whether a name could pass for another by signs that are not seen, or by mixing alphabets. */
export function isMisleading(name: string): boolean {
  const isPlain = name.normalize('NFKC') === name && !UNSEEN.test(name) && !/ {2}/.test(name);
  return !isPlain || ALPHABETS.filter((alphabet) => alphabet.test(name)).length > 1;
}

/** The same name as a reader of Latin letters sees it, where all of it looks Latin; else as it is. */
export function seenAs(name: string): string {
  const letters = [...name.toLowerCase()].map((letter) => LATIN_LOOKS.get(letter) ?? letter);
  const isLatin = letters.every((letter) => !/\p{L}/u.test(letter) || /\p{Script=Latin}/u.test(letter));
  return isLatin ? letters.join('') : name;
}

const AT = /[@\uff20\ufe6b]/;

/** Whether a name that somebody gave may be shown as one: it is no address, and passes for nobody's whose name was kept or hidden. */
export const isShowable = (name: string): boolean =>
  !AT.test(name) && !isMisleading(name) && !isPlaceholder(seenAs(name));

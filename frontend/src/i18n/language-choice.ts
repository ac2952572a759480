import i18next from 'i18next';
import { fetchTexts, hasTexts } from './fetched-texts';
import { keepLanguage, keptLanguage } from './kept-language';
import { isLanguage, type Language } from './languages';

/** What became of a choice: another one may have come while its texts were on their way. */
export type Choice = 'shown' | 'failed' | 'overtaken';

interface Awaited {
  language: Language;
  isChosen: boolean;
}

/** Namespaces of the texts that this visit has needed. */
const neededNamespaces = (): string[] => Object.keys(i18next.getDataByLanguage(i18next.language) ?? {});

let last = 0;
let isChoosing = false;
/** What would be shown, could its texts be fetched. */
let awaited: Awaited | undefined;

/** Whether a language was chosen on this device, rather than taken from the browser's. */
export const hasChosenLanguage = (): boolean => isChoosing || isLanguage(keptLanguage());

/** Whether a language was asked for and waits for its texts. */
export const isAwaited = (language: string): boolean => awaited?.language === language;

/** Has a language shown once its texts can be fetched, unless another one is chosen by then. */
export function awaitLanguage(language: Language): void {
  awaited = { language, isChosen: false };
}

/**
 * Shows the site in a language and keeps the choice on this device. The last choice wins, in whichever order their texts come; where
 * they cannot be fetched nothing changes, and {@link fetchMissedTexts} tries again.
 */
export const changeLanguage = (language: Language): Promise<Choice> =>
  show({ language, isChosen: true }, (last += 1));

async function show(wanted: Awaited, turn: number): Promise<Choice> {
  const { language, isChosen } = wanted;
  awaited = wanted;
  isChoosing ||= isChosen;
  const areThere = await fetchTexts(language, neededNamespaces()).then(
    () => true,
    () => false,
  );
  if (turn !== last) return 'overtaken';
  isChoosing = false;
  if (!areThere) return 'failed';
  awaited = undefined;
  if (isChosen) keepLanguage(language);
  await i18next.changeLanguage(language);
  return 'shown';
}

/** Tries once more for texts that could not be fetched, and shows them. */
export async function fetchMissedTexts(): Promise<void> {
  if (awaited && !isChoosing) await show(awaited, last);
  const { language } = i18next;
  const missed = neededNamespaces().filter((namespace) => !hasTexts(language, namespace));
  if (missed.length === 0) return;
  await fetchTexts(language, missed).catch(() => undefined);
  // Draws the page anew, with what has come.
  if (i18next.language === language) await i18next.changeLanguage(language);
}

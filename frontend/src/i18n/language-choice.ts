import i18next from 'i18next';
import { fetchTexts, hasTexts } from './fetched-texts';
import { isLanguage, type Language } from './languages';

/** What became of a choice: another one may have come while its texts were on their way. */
export type Choice = 'shown' | 'failed' | 'overtaken';

/** A language that is to be shown; the one that is shown knows i18next alone. */
interface Wanted {
  language: Language;
  /** By somebody here, rather than by the address or the browser. */
  isChosen: boolean;
  /** Its texts are being fetched. */
  isComing?: boolean;
}

const cookie = 'language';
const yearInSeconds = 365 * 24 * 60 * 60;

/** Another choice takes its place; without its texts it stays, until they can be fetched. */
let wanted: Wanted | undefined;

/** The language chosen on this device. A cookie, so that the server renders in it. */
export const keptLanguage = (): string | null =>
  new URLSearchParams(document.cookie.replaceAll('; ', '&')).get(cookie);

function keepLanguage(language: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}

/** Namespaces of the texts that this visit has needed. */
const neededNamespaces = (): string[] => Object.keys(i18next.getDataByLanguage(i18next.language) ?? {});

/** Whether a language was chosen on this device, rather than taken from the browser's. */
export const hasChosenLanguage = (): boolean =>
  (wanted?.isChosen && wanted.isComing) || isLanguage(keptLanguage());

/** Whether a language was asked for and waits for its texts. */
export const isAwaited = (language: string): boolean => wanted?.language === language;

/** Has a language shown once its texts can be fetched, unless another one is chosen by then. */
export function awaitLanguage(language: Language): void {
  wanted = { language, isChosen: false };
}

/**
 * Shows the site in a language and keeps the choice on this device. The last choice wins, in whichever order their texts come; where
 * they cannot be fetched nothing changes, and {@link fetchMissedTexts} tries again.
 */
export const changeLanguage = (language: Language): Promise<Choice> =>
  showLanguage({ language, isChosen: true });

async function showLanguage(own: Wanted): Promise<Choice> {
  const { language, isChosen } = own;
  wanted = own;
  own.isComing = true;
  const areThere = await fetchTexts(language, neededNamespaces()).then(
    () => true,
    () => false,
  );
  if (wanted !== own) return 'overtaken';
  own.isComing = false;
  if (!areThere) return 'failed';
  wanted = undefined;
  if (isChosen) keepLanguage(language);
  await i18next.changeLanguage(language);
  return 'shown';
}

/** Tries once more for texts that could not be fetched, and shows them. */
export async function fetchMissedTexts(): Promise<void> {
  if (wanted && !wanted.isComing) await showLanguage(wanted);
  const { language } = i18next;
  const missed = neededNamespaces().filter((namespace) => !hasTexts(language, namespace));
  if (missed.length === 0) return;
  await fetchTexts(language, missed).catch(() => undefined);
  // Draws the page anew, with what has come.
  if (i18next.language === language) await i18next.changeLanguage(language);
}

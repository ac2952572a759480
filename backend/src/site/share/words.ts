import type { Language } from '../../common/languages.js';
import ar from './words/ar.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };
import ru from './words/ru.json' with { type: 'json' };

/** Languages whose letters the typefaces of the pictures draw. */
const DRAWN = { en, es, fr, de, ar, ru, pt } as const satisfies Partial<Record<Language, object>>;
export type DrawnLanguage = keyof typeof DRAWN;

/** Texts of the pictures in one language. */
export type ShareWords = typeof en;

/** The language in which a page's picture speaks: English where its own cannot be drawn. */
export const drawnLanguage = (language: string): DrawnLanguage =>
  Object.hasOwn(DRAWN, language) ? (language as DrawnLanguage) : 'en';

export const shareWords = (language: DrawnLanguage): ShareWords => DRAWN[language];

/** Puts values in place of {{placeholders}}. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));

/** Digits that every typeface of the pictures has. */
const localeOf = (language: DrawnLanguage): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

/** A figure as the language writes it. */
export const writeFigure = (language: DrawnLanguage, figure: number): string =>
  new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 2 }).format(figure);

/** Months as the language writes them, such as July 2026 – June 2027. */
export const writeMonths = (language: DrawnLanguage, from: Date, to: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(from, to);

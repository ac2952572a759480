import type { Language } from '../../common/languages.js';
import ar from './words/ar.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import hi from './words/hi.json' with { type: 'json' };
import ja from './words/ja.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };
import ru from './words/ru.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };

/** What mail says, in one language; sentences that count have as many forms as it knows. */
export type Words = Omit<typeof en, 'sentences'> & { sentences: Record<string, string> };

const WORDS: Record<Language, Words> = { en, es, fr, de, zh, ja, ar, ru, hi, pt };

export const wordsOf = (language: Language): Words => WORDS[language];

/** Puts values in place of {{placeholders}}. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''));

/** Digits that every mail program shows alike. */
export const localeOf = (language: Language): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

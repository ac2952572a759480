import type { Language } from './languages';

interface Same {
  reason: string;
  keys: string[];
}

/** Texts that may be the same as in English in any language. */
export const sameEverywhere: Same[] = [];

/** Texts that may be the same as in English in one language. An entry that is no longer the same must go. */
export const sameInLanguage: Partial<Record<Language, Same[]>> = {};

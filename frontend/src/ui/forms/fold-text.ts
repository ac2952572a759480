/** Accents, Arabic vowel signs and hamzas, the Devanagari dot below, soft hyphens: people rarely type them when they search. */
const marks = /[\u0300-\u036f\u064b-\u0655\u093c\u00ad]/g;

/** A text as it is searched for: without regard to case, accents, and the shape of apostrophes and hyphens. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(marks, '').replace(/[‘’]/g, "'").replace(/[‐‑]/g, '-').toLowerCase();

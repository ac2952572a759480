import type { Request } from 'express';

/** The languages of the site, its own first; `pages.json` lists them. */
type Languages = readonly string[];

const cookiePattern = /(?:^|;)\s*language=([a-z]{2})/;

/**
 * The language of a page: the one its address names, else the one chosen in this browser, else the first of the browser's own that
 * the site speaks, whatever their region.
 */
export function pageLanguage(request: Request, languages: Languages): string {
  const named = addressLanguage(request, languages);
  if (named) return named;
  const [, chosen = ''] = cookiePattern.exec(request.headers.cookie ?? '') ?? [];
  if (languages.includes(chosen)) return chosen;
  const spoken = request.acceptsLanguages().map((language) => language.toLowerCase().split('-')[0]!);
  return spoken.find((language) => languages.includes(language)) ?? languages[0]!;
}

/** As in /faq?lang=fr, the address of a page in one language for links and search engines. */
export function addressLanguage({ query }: Request, languages: Languages): string | undefined {
  const named = query['lang'];
  return typeof named === 'string' && languages.includes(named) ? named : undefined;
}

export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

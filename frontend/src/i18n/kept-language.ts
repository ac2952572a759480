const cookie = 'language';
const yearInSeconds = 365 * 24 * 60 * 60;

/** The language chosen on this device. A cookie, so that the server renders in it. */
export const keptLanguage = (): string | null =>
  new URLSearchParams(document.cookie.replaceAll('; ', '&')).get(cookie);

export function keepLanguage(language: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${cookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}

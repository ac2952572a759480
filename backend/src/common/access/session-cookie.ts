import type { AppConfig } from '../../config/app-config.js';

/**
 * Name and attributes of the session cookie. Over https the __Host- prefix binds it to this very host; a browser removes
 * such a cookie only when told so with the same attributes.
 */
export function sessionCookie({ secureCookies }: AppConfig) {
  return {
    name: secureCookies ? '__Host-sid' : 'sid',
    options: { httpOnly: true, sameSite: 'lax', secure: secureCookies, path: '/' },
  } as const;
}

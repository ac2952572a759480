import type { AppConfig } from '../../config/app-config.js';
import { sessionCookie } from './session-cookie.js';

const cookieOf = (secureCookies: boolean) => sessionCookie({ secureCookies } as AppConfig);

describe('the session cookie', () => {
  it('is read by no script, and sent by no other site', () => {
    for (const { options } of [cookieOf(true), cookieOf(false)])
      expect(options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' });
  });

  it('belongs to this very host over https alone, and says so by its name', () => {
    expect(cookieOf(true)).toMatchObject({ name: '__Host-sid', options: { secure: true } });
    expect(cookieOf(false)).toMatchObject({ name: 'sid', options: { secure: false } });
  });
});

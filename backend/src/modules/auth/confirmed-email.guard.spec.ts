import type { ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { rememberAccount, type SessionAccount } from '../../common/access/account-of-session.js';
import type { AppConfig } from '../../config/app-config.js';
import { ConfirmedEmailGuard } from './confirmed-email.guard.js';

function mayGoOn(mail: object | undefined, account?: Partial<SessionAccount>): boolean {
  const request = {} as Request;
  if (account) rememberAccount(request, account as SessionAccount);
  const context = { switchToHttp: () => ({ getRequest: () => request }) } as unknown as ExecutionContext;
  return new ConfirmedEmailGuard({ mail } as AppConfig).canActivate(context);
}

describe('an address that is to be confirmed', () => {
  it('keeps its account from going on where the site sends mail', () => {
    expect(() => mayGoOn({}, { emailConfirmedAt: null })).toThrow('confirm your email address');
    expect(() => mayGoOn({})).toThrow('confirm your email address');
    expect(mayGoOn({}, { emailConfirmedAt: new Date() })).toBe(true);
  });

  it('keeps nobody from anything where no mail is sent', () => {
    expect(mayGoOn(undefined, { emailConfirmedAt: null })).toBe(true);
    expect(mayGoOn(undefined)).toBe(true);
  });
});

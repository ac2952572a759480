import type { Claim } from './claim.ts';

export const WEB_FRONTEND: readonly Claim[] = [
  {
    claim: 'V3.2.1 pictures',
    file: 'backend/src/modules/uploads/send-picture.ts',
    find: String.raw`"default-src 'none'; sandbox"`,
    instead: String.raw`"default-src 'none'"`,
    tests: ['e2e/served-upload', 'security/browser-policies'],
  },
  {
    claim: 'V3.3.2 samesite',
    file: 'backend/src/common/access/session-cookie.ts',
    find: "sameSite: 'lax'",
    instead: "sameSite: 'none'",
    tests: ['security/browser-policies'],
  },
  {
    claim: 'V3.3.4 httponly',
    file: 'backend/src/common/access/session-cookie.ts',
    find: 'httpOnly: true',
    instead: 'httpOnly: false',
    tests: ['security/browser-policies'],
  },
  {
    claim: 'V3.4.1 hsts',
    file: 'backend/src/security-headers.ts',
    find: 'strictTransportSecurity: config.secureCookies,',
    instead: 'strictTransportSecurity: false,',
    tests: ['security/browser-policies'],
  },
  {
    claim: 'V3.4.2 cors',
    file: 'backend/src/security-headers.ts',
    find: "response.setHeader('Cache-Control', 'private, no-cache');",
    instead:
      "response.setHeader('Cache-Control', 'private, no-cache'); response.setHeader('Access-Control-Allow-Origin', _request.headers.origin ?? '*'); response.setHeader('Access-Control-Allow-Credentials', 'true');",
    tests: ['security/cross-site-request-forgery'],
  },
  {
    claim: 'V3.4.4 nosniff',
    file: 'backend/src/security-headers.ts',
    find: 'strictTransportSecurity: config.secureCookies,',
    instead: 'strictTransportSecurity: config.secureCookies, xContentTypeOptions: false,',
    tests: ['security/browser-policies'],
  },
  {
    claim: 'V3.4.5 referrer',
    file: 'backend/src/security-headers.ts',
    find: 'strictTransportSecurity: config.secureCookies,',
    instead: "strictTransportSecurity: config.secureCookies, referrerPolicy: { policy: 'unsafe-url' },",
    tests: ['security/leaked-links'],
  },
  {
    claim: 'V3.4.6 frames',
    file: 'backend/src/security-headers.ts',
    find: String.raw`frameAncestors: ["'none'"]`,
    instead: String.raw`frameAncestors: ["'self'"]`,
    tests: ['security/browser-policies'],
  },
  {
    claim: 'V3.5.1 origin',
    file: 'backend/src/common/access/origin.middleware.ts',
    find: 'next(origin === own || origin === other ? undefined : foreignOrigin());',
    instead: 'next(origin.length > 0 || own || other ? undefined : foreignOrigin());',
    tests: ['security/cross-site-request-forgery'],
  },
  {
    claim: 'V3.5.1 account',
    file: 'backend/src/common/access/account-of-page.middleware.ts',
    find: 'if (!user || user.id === account) return next();',
    instead: 'if (!user || account !== -1) return next();',
    tests: ['e2e/other-account'],
  },
  {
    claim: 'V3.5.2 json',
    file: 'backend/src/common/validation/require-json.middleware.ts',
    find: "next(hasBody && !request.is('application/json') ? notJson() : undefined)",
    instead: "next(hasBody && request.is('text/never') ? notJson() : undefined)",
    tests: ['security/cross-site-request-forgery'],
  },
  {
    claim: 'V3.5.3 get unsubscribes',
    file: 'backend/src/modules/notifications/by-mail/unsubscribe.controller.ts',
    find: "openUnsubscribe(@Query() { token = '' }: UnsubscribeDto): { url: string; statusCode: number } {",
    instead:
      "openUnsubscribe(@Query() { token = '' }: UnsubscribeDto): { url: string; statusCode: number } { void this.preferences.unsubscribe(token).catch(() => undefined);",
    tests: ['e2e/news-by-mail'],
  },
  {
    claim: 'V3.7.2 next',
    file: 'frontend/src/features/auth/next-path.ts',
    find: 'url?.origin !== origin ||',
    instead: 'url === null ||',
    tests: ['vitest:src/features/auth/next-path'],
  },
];

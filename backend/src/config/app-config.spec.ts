import { loadConfig } from './app-config.js';

const REQUIRED = {
  DATABASE_URL: 'postgres://localhost/app',
  CHAIN_RPC_URL: 'http://localhost:8545',
  SESSION_SECRET: 'short',
};
const SECRET = 'h3Q0mXn1s9vT5kZ8rB2wY7cJ4pL6dF0g';
const PRODUCTION = { ...REQUIRED, NODE_ENV: 'production', SESSION_SECRET: SECRET };

describe('the configuration', () => {
  it('needs no more than database, chain and secret', () => {
    expect(loadConfig(REQUIRED)).toMatchObject({
      role: 'all',
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: undefined,
      trustProxy: 0,
      dataDir: expect.stringMatching(/\.data$/) as string,
      secureCookies: false,
      chain: {
        home: {
          rpcUrls: [REQUIRED.CHAIN_RPC_URL],
          publicRpcUrl: undefined,
          operatorKeys: { moderator: undefined, minter: undefined, publisher: undefined },
        },
        others: new Map(),
        deploymentsDir: undefined,
        maxGasPriceGwei: undefined,
      },
      admin: undefined,
      supportEmail: undefined,
      securityContact: undefined,
      mail: undefined,
      seedDemo: false,
      demoSeasons: 1,
      registrationsPerHour: 20,
      maxMintsADay: 200,
      altcha: true,
      logLevel: 'info',
    });
  });

  it.each(['all', 'web', 'worker'])('takes the role %s, and no other', (role) => {
    expect(loadConfig({ ...REQUIRED, ROLE: role }).role).toBe(role);
    expect(() => loadConfig({ ...REQUIRED, ROLE: `${role}s` })).toThrow(
      'ROLE must be one of all, web, worker',
    );
  });

  it.each(Object.keys(REQUIRED))('names %s when it is missing or empty', (variable) => {
    expect(() => loadConfig({ ...REQUIRED, [variable]: undefined })).toThrow(`${variable} must be set`);
    expect(() => loadConfig({ ...REQUIRED, [variable]: '  ' })).toThrow(`${variable} must be set`);
  });

  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535, not "http"'],
    ['PORT', '65536', 'PORT must be a whole number'],
    ['PORT', '-1', 'PORT must be a whole number'],
    ['PORT', '3e3', 'PORT must be a whole number'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a whole number from 0 to 16'],
    ['RATE_LIMIT_REGISTRATIONS', '0', 'RATE_LIMIT_REGISTRATIONS must be a whole number from 1'],
    ['MAX_MINTS_A_DAY', '0', 'MAX_MINTS_A_DAY must be a whole number from 1 to 100000'],
    ['MAX_MINTS_A_DAY', '100001', 'MAX_MINTS_A_DAY must be a whole number'],
    ['ALTCHA', '0', 'ALTCHA must be on or off'],
    ['SEED_DEMO', 'yes', 'SEED_DEMO must be 0 or 1'],
    ['PUBLIC_URL', 'example.org', 'PUBLIC_URL must be a URL'],
    ['PUBLIC_URL', 'localhost:3000', 'PUBLIC_URL must be a URL'],
    ['PUBLIC_URL', 'https://', 'PUBLIC_URL must be a URL'],
    ['SUPPORT_EMAIL', 'help', 'SUPPORT_EMAIL must be an e-mail address'],
    ['SECURITY_CONTACT', 'http://help.example.org', 'SECURITY_CONTACT must be an e-mail address or a URL'],
    ['SECURITY_CONTACT', 'https://a.example.org\nContact: x', 'SECURITY_CONTACT must be'],
    ['PUBLIC_RPC_URL', 'nonsense', 'PUBLIC_RPC_URL must be a URL'],
  ])('refuses %s=%s', (variable, value, problem) => {
    expect(() => loadConfig({ ...REQUIRED, [variable]: value })).toThrow(problem);
  });

  it.each([
    [{}, undefined],
    [{ SUPPORT_EMAIL: 'help@example.org' }, 'mailto:help@example.org'],
    [
      { SUPPORT_EMAIL: 'help@example.org', SECURITY_CONTACT: 'holes@example.org' },
      'mailto:holes@example.org',
    ],
    [{ SECURITY_CONTACT: 'https://example.org/report' }, 'https://example.org/report'],
  ])('has told of holes whom %j names', (given, securityContact) => {
    expect(loadConfig({ ...REQUIRED, ...given })).toMatchObject({ securityContact });
  });

  it('takes the public address without its last slash', () => {
    const config = loadConfig({ ...REQUIRED, PUBLIC_URL: 'http://change-makers.example/' });
    expect(config).toMatchObject({ publicUrl: 'http://change-makers.example', secureCookies: false });
  });

  it('marks cookies as secure behind https, for which there has to be a proxy', () => {
    const https = { ...REQUIRED, PUBLIC_URL: 'https://change-makers.example' };
    expect(loadConfig({ ...https, TRUST_PROXY: '1' })).toMatchObject({ secureCookies: true, trustProxy: 1 });
    expect(() => loadConfig(https)).toThrow('TRUST_PROXY must be 1 or more');
  });

  describe('with a mail server', () => {
    const MAIL = {
      ...REQUIRED,
      PUBLIC_URL: 'http://change-makers.example',
      SMTP_URL: 'smtps://site:a-password@mail.example.org',
      MAIL_FROM: 'Change-Makers <news@example.org>',
    };

    it('knows it, and whom mail comes from', () => {
      expect(loadConfig(MAIL).mail).toEqual({ smtpUrl: MAIL.SMTP_URL, from: MAIL.MAIL_FROM });
      expect(loadConfig({ ...MAIL, MAIL_FROM: 'news@example.org' }).mail?.from).toBe('news@example.org');
    });

    it.each([
      ['SMTP_URL', 'https://mail.example.org', 'SMTP_URL must be a URL'],
      ['SMTP_URL', 'smtp://', 'SMTP_URL must be a URL'],
      ['MAIL_FROM', '', 'MAIL_FROM must be set'],
      ['MAIL_FROM', 'news', 'MAIL_FROM must be an e-mail address'],
      ['PUBLIC_URL', '', 'PUBLIC_URL must be set when SMTP_URL is'],
    ])('refuses %s=%s', (variable, value, problem) => {
      expect(() => loadConfig({ ...MAIL, [variable]: value })).toThrow(problem);
    });

    it('never repeats the password', () => {
      const broken = { ...MAIL, SMTP_URL: 'smtp://site:a-password@mail example' };
      expect(() => loadConfig(broken)).toThrow(expect.not.stringContaining('a-password') as string);
    });
  });

  it('has an administrator once there is a password for one', () => {
    expect(loadConfig({ ...REQUIRED, ADMIN_PASSWORD: 'chosen' }).admin).toEqual({
      username: 'admin',
      email: 'admin@localhost.test',
      password: 'chosen',
    });
    const named = { ADMIN_PASSWORD: 'chosen', ADMIN_USERNAME: 'root', ADMIN_EMAIL: 'root@example.org' };
    expect(loadConfig({ ...REQUIRED, ...named }).admin).toEqual({
      username: 'root',
      email: 'root@example.org',
      password: 'chosen',
    });
  });

  describe('in production', () => {
    it('takes secrets that nobody can guess', () => {
      expect(loadConfig({ ...PRODUCTION, ADMIN_PASSWORD: 'Rq7-veldt-Ounce-41' })).toMatchObject({
        production: true,
      });
    });

    it.each([
      'short',
      'change-me-change-me-change-me-change-me',
      'CHANGEME-0123456789-0123456789-0123456789',
      'x'.repeat(40),
      'this-is-an-example-secret-of-forty-chars',
      'please-put-your-very-own-long-secret',
    ])('refuses the session secret %s', (secret) => {
      expect(() => loadConfig({ ...PRODUCTION, SESSION_SECRET: secret })).toThrow('SESSION_SECRET');
    });

    it.each(['admin', 'change-me-please', 'aaaaaaaaaaaaaaaa', 'my-admin-password'])(
      'refuses the administrator password %s',
      (password) => {
        expect(() => loadConfig({ ...PRODUCTION, ADMIN_PASSWORD: password })).toThrow('ADMIN_PASSWORD');
      },
    );
  });
});

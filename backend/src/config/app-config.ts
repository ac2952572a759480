import { resolve } from 'node:path';
import {
  ConfigError,
  processEnvironment,
  readEmail,
  readFlag,
  readInteger,
  readList,
  readRequired,
  readSwitch,
  readText,
  readUrl,
} from './environment.js';
import { type AdminAccount, readAdmin } from './admin-settings.js';
import { type ChainSettings, readChainSettings } from './chain-settings.js';
import { type MailSettings, readMailSettings } from './mail-settings.js';
import { type OperationSettings, readOperationSettings } from './operation-settings.js';
import {
  type DatabaseTimeouts,
  readDatabasePool,
  readDatabaseTimeouts,
  readDatabaseUrl,
} from './database-settings.js';
import { readSecurityContact } from './security-contact.js';
import { assertRealPassword, assertRealSecret } from './secrets.js';

/** Everything the API may know about its surroundings, read once at start. */
export interface AppConfig extends OperationSettings {
  production: boolean;
  host: string;
  port: number;
  /** Public origin, such as https://example.org; undefined means "the request's own host" (loopback only). */
  publicUrl: string | undefined;
  trustProxy: number;
  dataDir: string;
  databaseUrl: string;
  databaseTimeouts: DatabaseTimeouts;
  /** Connections to the database at most, besides those on which it listens or leads a chain. */
  databasePool: number;
  sessionSecret: string;
  secureCookies: boolean;
  chain: ChainSettings;
  admin: AdminAccount | undefined;
  /** Where visitors may write to; undefined means that the site names no address. */
  supportEmail: string | undefined;
  /** Whom security.txt names, with its scheme; undefined means the support page. */
  securityContact: string | undefined;
  /** The server that takes mail; undefined means that none is sent. */
  mail: MailSettings | undefined;
  seedDemo: boolean;
  /** Of a database that is filled with a demo: with 2 the second season runs, and the first is closed. */
  demoSeasons: number;
  registrationsPerHour: number;
  /** Mints of badges that are signed a day of UTC at most. */
  maxMintsADay: number;
  /** Whether networks that make many accounts are asked for proofs of work. */
  altcha: boolean;
  logLevel: string;
  /** `host:port` whose pictures are copied without https and wherever they are; for tests. */
  pictureHostsAllowed: string[];
  /** `host:port` of push services that are asked without https and wherever they are; for tests. */
  pushHostsAllowed: string[];
}

/** What somebody needs who works on the chains without being the API. */
export type ChainsConfig = Pick<AppConfig, 'chain' | 'dataDir' | 'databaseUrl'>;

export const APP_CONFIG = Symbol('AppConfig');

/** Builds the configuration; throws ConfigError naming the variable that is wrong. */
export function loadConfig(env = processEnvironment): AppConfig {
  const production = env.NODE_ENV === 'production';
  const publicUrl = readUrl(env, 'PUBLIC_URL');
  const config: AppConfig = {
    production,
    host: readText(env, 'HOST') ?? '127.0.0.1',
    port: readInteger(env, 'PORT', 3000, 0, 65535),
    publicUrl,
    trustProxy: readInteger(env, 'TRUST_PROXY', 0, 0, 16),
    sessionSecret: readRequired(env, 'SESSION_SECRET'),
    secureCookies: publicUrl?.startsWith('https:') ?? false,
    ...loadChainsConfig(env),
    databaseTimeouts: readDatabaseTimeouts(env),
    databasePool: readDatabasePool(env),
    admin: readAdmin(env),
    supportEmail: readEmail(env, 'SUPPORT_EMAIL'),
    securityContact: readSecurityContact(env),
    mail: readMailSettings(env, publicUrl),
    seedDemo: readFlag(env, 'SEED_DEMO'),
    demoSeasons: readInteger(env, 'DEMO_SEASONS', 1, 1, 2),
    registrationsPerHour: readInteger(env, 'RATE_LIMIT_REGISTRATIONS', 20, 1, 1_000_000),
    maxMintsADay: readInteger(env, 'MAX_MINTS_A_DAY', 200, 1, 100_000),
    altcha: readSwitch(env, 'ALTCHA', 'on'),
    logLevel: readText(env, 'LOG_LEVEL') ?? 'info',
    pictureHostsAllowed: readList(env, 'PICTURE_HOSTS_ALLOWED'),
    pushHostsAllowed: readList(env, 'PUSH_HOSTS_ALLOWED'),
    ...readOperationSettings(env),
  };
  assertProxyForHttps(config);
  if (production) assertProductionSecrets(config);
  return config;
}

/** The same for commands that work on the chains. @throws ConfigError */
export function loadChainsConfig(env = processEnvironment): ChainsConfig {
  return {
    dataDir: resolve(readText(env, 'DATA_DIR') ?? '.data'),
    databaseUrl: readDatabaseUrl(env),
    chain: readChainSettings(env),
  };
}

/** The API itself speaks http: without a trusted proxy in front no request would count as https, and nobody could sign in. */
function assertProxyForHttps({ secureCookies, trustProxy }: AppConfig): void {
  if (secureCookies && trustProxy === 0)
    throw new ConfigError(
      'TRUST_PROXY',
      'must be 1 or more when PUBLIC_URL is https: it is a proxy that speaks https',
    );
}

function assertProductionSecrets(config: AppConfig): void {
  assertRealSecret('SESSION_SECRET', config.sessionSecret);
  if (config.admin) assertRealPassword('ADMIN_PASSWORD', config.admin.password);
}

import createPgStore from 'connect-pg-simple';
import session from 'express-session';
import type { RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import type { AppConfig } from './config/app-config.js';
import { pgPool } from './database/pg-pool.js';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Over https the __Host- prefix binds the cookie to this very host. */
export const sessionCookieName = (config: AppConfig): string => (config.secureCookies ? '__Host-sid' : 'sid');

/** Sessions in PostgreSQL: seven days after the last request they end. */
export function sessionMiddleware(config: AppConfig, dataSource: DataSource): RequestHandler {
  const PgStore = createPgStore(session);
  return session({
    name: sessionCookieName(config),
    secret: config.sessionSecret,
    store: new PgStore({ pool: pgPool(dataSource), tableName: 'sessions', pruneSessionInterval: 60 * 60 }),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: { httpOnly: true, sameSite: 'lax', secure: config.secureCookies, maxAge: WEEK_MS, path: '/' },
  });
}

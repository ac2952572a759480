import createPgStore from 'connect-pg-simple';
import session from 'express-session';
import type { RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import { sessionCookie } from './common/access/session-cookie.js';
import type { AppConfig } from './config/app-config.js';
import { pgPool } from './common/pg-pool.js';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Sessions in PostgreSQL: seven days after the last request they end. */
export function sessionMiddleware(config: AppConfig, dataSource: DataSource): RequestHandler {
  const PgStore = createPgStore(session);
  const { name, options } = sessionCookie(config);
  return session({
    name,
    secret: config.sessionSecret,
    store: new PgStore({ pool: pgPool(dataSource), tableName: 'sessions', pruneSessionInterval: 60 * 60 }),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: { ...options, maxAge: WEEK_MS },
  });
}

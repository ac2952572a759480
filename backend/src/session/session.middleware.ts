import session from 'express-session';
import type { RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import { sessionCookie } from '../common/access/session-cookie.js';
import type { AppConfig } from '../config/app-config.js';
import { pgPool } from '../common/pg-pool.js';
import { SESSION_MS } from './open-sessions.query.js';
import { SessionStore } from './session-store.js';

/** Sessions in PostgreSQL: seven days after the last request they end. */
export function sessionMiddleware(config: AppConfig, dataSource: DataSource): RequestHandler {
  const { name, options } = sessionCookie(config);
  return session({
    name,
    secret: config.sessionSecret,
    store: new SessionStore(pgPool(dataSource)),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: { ...options, maxAge: SESSION_MS },
  });
}

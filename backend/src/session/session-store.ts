import { callbackify } from 'node:util';
import createPgStore from 'connect-pg-simple';
import type { Request } from 'express';
import session, { type Session, type SessionData } from 'express-session';
import type { Pool } from 'pg';
import { rememberAccount } from '../common/access/account-of-session.js';
import { isSafe } from '../common/access/safe-methods.js';
import { askPool } from '../common/pg-pool.js';
import { findOpenSession, type OpenSession } from './open-sessions.query.js';

const PgStore = createPgStore(session);

/** Prolongs a session that is still open; one that ended meanwhile stays ended. */
const PROLONG = `
  UPDATE sessions SET expire = to_timestamp($2), wrote_at = CASE WHEN $3 THEN now() ELSE wrote_at END WHERE sid = $1`;

/** Writes what a session holds, unless it ended meanwhile. */
const CHANGE = 'UPDATE sessions SET sess = $2, expire = to_timestamp($3) WHERE sid = $1';

/** Reads a session and its account in one query, and writes it when it changed something or an hour has passed. */
export class SessionStore extends PgStore {
  private readonly found = new WeakMap<SessionData, OpenSession>();
  private readonly requests = new WeakMap<SessionData, { request: Request; isDue: boolean }>();
  private readonly begun = new WeakSet<SessionData>();

  constructor(private readonly pool: Pool) {
    // Housekeeping takes away those that have ended.
    super({ pool, tableName: 'sessions', pruneSessionInterval: false });
  }

  override get(sid: string, done: (error: unknown, data?: SessionData | null) => void): void {
    callBack(done, this.read(sid));
  }

  override createSession(request: Request, data: SessionData): Session & SessionData {
    const made = super.createSession(request, data);
    const open = this.found.get(data);
    if (open?.account) rememberAccount(request, open.account);
    this.requests.set(made, { request, isDue: open?.isDue ?? true });
    return made;
  }

  /** Only a new session is inserted: a request that was under way when its session ended does not bring it back. */
  override set(sid: string, data: SessionData, done: (error?: unknown) => void = () => undefined): void {
    if (!this.requests.has(data) && !this.begun.has(data)) {
      this.begun.add(data);
      super.set(sid, data, done);
      return;
    }
    const expires = new Date(data.cookie.expires!).getTime() / 1000;
    callBack(done, askPool(this.pool, CHANGE, [sid, data, expires]));
  }

  override touch(sid: string, data: SessionData, done: (error?: unknown) => void = () => undefined): void {
    const { request, isDue = true } = this.requests.get(data) ?? {};
    const writes = request !== undefined && !isSafe(request.method);
    if (!isDue && !writes) return done();
    const expires = new Date(data.cookie.expires!).getTime() / 1000;
    callBack(done, askPool(this.pool, PROLONG, [sid, expires, writes]));
  }

  private async read(sid: string): Promise<SessionData | null> {
    const open = await findOpenSession(this.pool, sid);
    if (!open) return null;
    this.found.set(open.data, open);
    return open.data;
  }
}

/** As express-session wants to hear of it. */
function callBack<T>(done: (error: unknown, result?: T) => void, promise: Promise<T>): void {
  callbackify(async () => promise)(done);
}

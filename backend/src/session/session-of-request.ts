import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Pool } from 'pg';
import { sessionCookie } from '../common/access/session-cookie.js';
import { cookieOf } from '../common/request-cookies.js';
import type { AppConfig } from '../config/app-config.js';
import { findOpenSession, type OpenSession, SESSION_MS } from './open-sessions.query.js';

/** An open session with the cookie that prolongs it in the browser. */
export interface PresentedSession extends OpenSession {
  cookie: string;
}

/** Finds a request's session as express-session would, for answers that do without the rest of it. */
export class SessionOfRequest {
  private readonly name: string;
  private readonly attributes: string;

  constructor(
    private readonly config: AppConfig,
    private readonly pool: Pool,
  ) {
    const { name, options } = sessionCookie(config);
    this.name = name;
    this.attributes = `; HttpOnly${options.secure ? '; Secure' : ''}; SameSite=Lax`;
  }

  /** Whether the request names a session at all; strangers do not. */
  isNamed(request: IncomingMessage): boolean {
    return cookieOf(request, this.name) !== undefined;
  }

  /** The id of the session that it names, which this site has given out; whether it has ended the database knows. */
  idOf(request: IncomingMessage): string | undefined {
    return this.verified(this.valueOf(request));
  }

  /** Undefined where it is none of ours, or has ended. */
  async find(request: IncomingMessage): Promise<PresentedSession | undefined> {
    const value = this.valueOf(request);
    const sid = this.verified(value);
    const open = sid === undefined ? undefined : await findOpenSession(this.pool, sid);
    return open && { ...open, cookie: this.prolonged(value) };
  }

  private valueOf(request: IncomingMessage): string {
    return cookieOf(request, this.name) ?? '';
  }

  private verified(value: string): string | undefined {
    const [, sid, signature] = /^s%3A([\w-]+)\.(.+)$/i.exec(value) ?? [];
    if (sid === undefined || signature === undefined) return undefined;
    const right = createHmac('sha256', this.config.sessionSecret)
      .update(sid)
      .digest('base64')
      .replace(/=+$/, '');
    const [given, expected] = [Buffer.from(signature), Buffer.from(encodeURIComponent(right))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? sid : undefined;
  }

  private prolonged(value: string): string {
    const expires = new Date(Date.now() + SESSION_MS).toUTCString();
    return `${this.name}=${value}; Path=/; Expires=${expires}${this.attributes}`;
  }
}

/**
 * What a vote is measured against: the same session check in front of one INSERT, and nothing else. Environment: PORT,
 * DATABASE_URL, SESSION_SECRET.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import express, { type Request } from 'express';
import passport from 'passport';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { root } from '../../../scripts/launcher/settings.ts';

type Session = typeof import('../../src/session/session.middleware.js');
type Accounts = typeof import('../../src/common/access/account-of-session.js');
type Options = typeof import('../../src/database/data-source-options.js');

const built = async <T>(file: string) =>
  (await import(pathToFileURL(join(root, 'backend', 'dist', file)).href)) as T;
const { sessionMiddleware } = await built<Session>('session/session.middleware.js');
const { dataSourceOptions } = await built<Options>('database/data-source-options.js');

const { accountOf } = await built<Accounts>('common/access/account-of-session.js');

const { DATABASE_URL = '', PORT, SESSION_SECRET } = process.env;
const dataSource = await new DataSource(dataSourceOptions(DATABASE_URL)).initialize();
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
await pool.query('CREATE TABLE IF NOT EXISTS bare_votes (LIKE votes INCLUDING DEFAULTS)');
await pool.query('ALTER TABLE bare_votes ADD PRIMARY KEY (id)');

// The session's query brings the account.
passport.deserializeUser((request: Request, _id: number, done: (error: null, user?: Express.User) => void) =>
  done(null, accountOf(request)),
);

interface Vote {
  participantId: number;
  pseudonym: string;
}

const app = express();
app.get('/ready', (_request, response) => void response.end());
app.use(express.json());
app.use(
  sessionMiddleware({ sessionSecret: SESSION_SECRET, secureCookies: false } as never, dataSource),
  passport.session(),
);
app.post('/votes', (request, response, next) => {
  const { participantId, pseudonym } = request.body as Vote;
  pool.query(
    `INSERT INTO bare_votes (user_id, participant_id, award_id, month, pseudonym)
     VALUES ($1, $2, 1, to_char(now(), 'YYYY-MM'), $3) RETURNING *`,
    [request.user!.id, participantId, pseudonym],
    (error: Error | undefined, result) => (error ? next(error) : response.status(201).json(result.rows[0])),
  );
});
app.listen(Number(PORT), '127.0.0.1');

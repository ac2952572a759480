/**
 * What a vote is measured against: the same session check in front of one INSERT, and nothing else. Environment: PORT,
 * DATABASE_URL, SESSION_SECRET.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import express from 'express';
import passport from 'passport';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { root } from '../../../scripts/launcher/settings.ts';

type Session = typeof import('../../src/session/session.middleware.js');
type Users = typeof import('../../src/modules/auth/entities/user.entity.js');
type Options = typeof import('../../src/database/data-source-options.js');

const built = async <T>(file: string) =>
  (await import(pathToFileURL(join(root, 'backend', 'dist', file)).href)) as T;
const { sessionMiddleware } = await built<Session>('session/session.middleware.js');
const { dataSourceOptions } = await built<Options>('database/data-source-options.js');

const { User } = await built<Users>('modules/auth/entities/user.entity.js');

const { DATABASE_URL = '', PORT, SESSION_SECRET } = process.env;
const dataSource = await new DataSource(dataSourceOptions(DATABASE_URL)).initialize();
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
await pool.query('CREATE TABLE IF NOT EXISTS bare_votes (LIKE votes INCLUDING DEFAULTS)');
await pool.query('ALTER TABLE bare_votes ADD PRIMARY KEY (id)');

passport.deserializeUser((id: number, done) => void readUser(id, done));

async function readUser(
  id: number,
  done: (error: unknown, user?: Express.User | null) => void,
): Promise<void> {
  const user = await dataSource.getRepository(User).findOneBy({ id });
  done(null, user && { id, username: user.username, role: user.role });
}

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

/** What reads are measured against: `node:http` and `pg` with one query an answer, and nothing else. Environment: PORT, DATABASE_URL. */
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';

const { DATABASE_URL, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const ADS = `SELECT * FROM ads WHERE status IN ('pending', 'approved', 'completed') ORDER BY id DESC LIMIT 20`;
const PARTICIPANTS = 'SELECT * FROM participants WHERE is_active ORDER BY "order"';
const ME = `
  SELECT users.id, username, email, role, wallet_address, language, nft_badge_id, created_at FROM sessions
  JOIN users ON users.id = (sess->'passport'->>'user')::integer WHERE sid = $1 AND expire > now()`;

createServer((request, response) => {
  if (request.url === '/ads') return void answer(response, ADS);
  if (request.url === '/participants') return void answer(response, PARTICIPANTS);
  if (request.url === '/me') return void answer(response, ME, [String(request.headers['x-sid'])]);
  json(response, '{"fixed":true}');
}).listen(Number(PORT), '127.0.0.1');

async function answer(response: ServerResponse, text: string, values: string[] = []): Promise<void> {
  const { rows } = await pool.query<object>(text, values);
  json(response, JSON.stringify(rows));
}

function json(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

// Counts its own starts in the database, plans a second season where it is asked to, and tells the starts and what it was told of its chains.
import { createServer } from 'node:http';
import pg from 'pg';

const chains = Object.entries(process.env).filter(([name]) => /RPC_URL|OPERATOR/.test(name));
const database = new pg.Pool({ connectionString: process.env.DATABASE_URL });
database.on('error', () => undefined);
await database.query('create table if not exists start (at timestamptz default now())');
await database.query('insert into start default values');

createServer(async (request, response) => {
  try {
    if (request.url === '/api/seasons')
      await database.query('create table if not exists seasons as select generate_series(1, 2) as number');
    const { rows } = await database.query('select count(*)::int as starts from start');
    response.end(JSON.stringify({ pid: process.pid, ...rows[0], chains: Object.fromEntries(chains) }));
  } catch {
    response.writeHead(503).end();
  }
}).listen(Number(process.env.PORT), process.env.HOST);

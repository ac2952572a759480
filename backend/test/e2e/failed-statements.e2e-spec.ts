import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import { eventually } from '../support/eventually.js';
import { TraceCollector } from '../support/trace-collector.js';

const SECRETS = /argon2id|a-secret/;

/** PostgreSQL tells of the first in its detail the whole row, of the second in its message the value. */
const REFUSALS = [
  [
    'that no row may be like',
    'ALTER TABLE users ADD CONSTRAINT refused CHECK (id < 0) NOT VALID',
    'ALTER TABLE users DROP CONSTRAINT refused',
  ],
  [
    'whose values do not fit',
    `CREATE FUNCTION misread() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN NEW.id := NEW.password::integer; RETURN NEW; END $$;
     CREATE TRIGGER misread BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION misread()`,
    'DROP FUNCTION misread CASCADE',
  ],
] as const;

describe('a statement that the database refuses', () => {
  let collector: TraceCollector;
  let api: ApiProcess;

  beforeAll(async () => {
    collector = await TraceCollector.start();
    const changes = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, LOG_LEVEL: 'trace' };
    api = await ApiProcess.prepare(undefined, changes);
    await api.start();
  });
  afterAll(async () => {
    await api.close();
    collector.stop();
  });

  it.each(REFUSALS)('%s is logged without its values', async (_, refuse, allow) => {
    await api.dataSource.query(refuse);
    const before = api.text.length;
    const input = userInput({ username: 'a-secret-name', email: 'a-secret@example.test' });
    const { body } = await api.client().post('/auth/register', input).expect(500);
    await api.dataSource.query(allow);
    await eventually(async () => {
      expect(api.text.slice(before)).toContain('Unexpected failure');
      return Promise.resolve();
    });
    expect(api.text.slice(before)).toContain('INSERT INTO \\"users\\"');
    expect(api.text.slice(before)).toContain((body as { requestId: string }).requestId);
    expect(api.text).not.toMatch(SECRETS);
  });

  it('by a job is logged without the values of the job', async () => {
    await api.dataSource.query('ALTER TABLE rate_limits RENAME TO away');
    await api.dataSource.query(
      `INSERT INTO pgboss.job (name, data) VALUES ('forgotten-password', '{"email": "a-secret@example.test"}')`,
    );
    await eventually(async () => {
      expect(api.text).toContain('A job failed and will be tried again');
      return Promise.resolve();
    });
    await api.dataSource.query('ALTER TABLE away RENAME TO rate_limits');
    expect(api.text).not.toMatch(SECRETS);
  });

  it('is traced without its values', async () => {
    await api.terminate();
    const failed = collector.spans.filter(({ status }) => status?.code === 2);
    expect(failed.map(({ name }) => name).join()).toMatch(/INSERT/);
    expect(JSON.stringify(collector.received)).not.toMatch(SECRETS);
    expect(JSON.stringify(failed)).not.toMatch(/exception\.message/);
  });
});

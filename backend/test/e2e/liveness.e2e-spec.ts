import { CuttableProxy } from '../support/cuttable-proxy.js';
import { eventually } from '../support/eventually.js';
import { LyingNode } from '../support/lying-node.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';
import { createTestDatabase } from '../support/test-database.js';

describe('whether a process lives, and may be sent requests', () => {
  let database: CuttableProxy;
  let node: LyingNode;
  let app: TestApp;

  beforeAll(async () => {
    const chain = await TestChain.start();
    node = await LyingNode.before(chain.rpcUrl);
    database = await CuttableProxy.before(await createTestDatabase());
    app = await TestApp.start({ DATABASE_URL: database.url, CHAIN_RPC_URL: node.url }, chain);
  });
  afterAll(async () => {
    await app.stop();
    await database.close();
    await node.close();
  });

  const isReady = async () => app.client().get('/ready').expect(200);

  it('is told to anyone, and kept by nobody', async () => {
    for (const path of ['/live', '/ready']) {
      const { body, headers } = await app.client().get(path).expect(200);
      expect(body).toEqual({ status: 'ok' });
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('goes on while the chain is away, whose reads go on too', async () => {
    await node.die();
    await eventually(async () => app.client().get('/health').expect(503));
    await isReady();
    await app.client().get('/ads').expect(200);
    await node.recover();
    await eventually(async () => app.client().get('/health').expect(200));
  });

  it('lives but is not ready while the database is away', async () => {
    database.cut();
    const { body, headers } = await eventually(async () => app.client().get('/ready').expect(503));
    expect(body).toMatchObject({ code: 'not_ready', message: 'Not ready: database' });
    expect(headers['retry-after']).toBe('5');
    await app.client().get('/live').expect(200);
    database.mend();
    await eventually(isReady);
  });

  it('is not ready on a database that lacks a migration, such as a restored older one', async () => {
    const newest = app.dataSource.migrations.at(-1)!.name!;
    const rename = 'UPDATE migrations SET name = $2 WHERE name = $1';
    await app.dataSource.query(rename, [newest, 'not made yet']);
    const { body } = await eventually(async () => app.client().get('/ready').expect(503));
    expect(body).toMatchObject({ message: 'Not ready: migrations' });
    await app.dataSource.query(rename, ['not made yet', newest]);
    await eventually(isReady);
  });
});

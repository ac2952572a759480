import { Wallet } from 'ethers';
import { BadgeOperations } from '../../src/modules/nft/badge-operations.service.js';
import { BadgeSweep, SWEEP_BATCH } from '../../src/modules/nft/badge-sweep.service.js';
import { BADGE_QUEUE } from '../../src/modules/nft/badge.queue.js';
import { BADGE_IS_DUE, NftBadge } from '../../src/modules/nft/entities/nft-badge.entity.js';
import { whenBadge } from '../factories/badge.factory.js';
import { readyToMint } from '../factories/minted-badge.factory.js';
import { queriesOf } from '../support/count-queries.js';
import { stopWork } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

/** What is special about the badges of a crowd, by column. */
type Columns = Partial<Record<'mint_to' | 'mint_contract' | 'token_id' | 'holder' | 'chain_type', string>>;

describe('the sweep of badges', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    // No sweep but the tests' own: the one at start and each minute's would be counted with them.
    await stopWork(app, BADGE_QUEUE);
    await app.dataSource.query("ALTER TABLE nft_badges ALTER COLUMN network SET DEFAULT 'any'");
  });
  beforeEach(() => app.dataSource.manager.clear(NftBadge));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  /** Badges of accounts that need not exist, older than any other. */
  const crowd = (count: number, columns: Columns) =>
    app.dataSource.query(
      `INSERT INTO nft_badges (user_id, badge_type, attempted_at, ${Object.keys(columns).join(', ')})
       SELECT 1000000 + nextval('nft_badges_id_seq'), 'supporter', 'epoch', ${Object.values(columns).join(', ')}
       FROM generate_series(1, $1)`,
      [count],
    );
  const sweep = () => app.nest.get(BadgeSweep).sweep();
  const watched = () => jest.spyOn(app.nest.get(BadgeOperations), 'process');

  it('asks one thing, however many badges have nothing to do', async () => {
    await crowd(500, { mint_to: `'0x1'`, token_id: '1025', holder: `'0x1'`, chain_type: '1' });
    await crowd(500, { mint_to: `'0x1'`, token_id: '1025' });
    const process = watched();
    expect(await queriesOf(sweep)).toHaveLength(1);
    expect(process).not.toHaveBeenCalled();
  });

  it('asks little, and the chain nothing, while transactions are on their way', async () => {
    await crowd(SWEEP_BATCH, { mint_to: `'${Wallet.createRandom().address}'`, mint_contract: `'0x2'` });
    const badges = await app.dataSource.manager.find(NftBadge);
    await app.dataSource.query(
      `INSERT INTO operator_transactions (chain_id, signer, nonce, intent, "to", data, gas_limit, gas_price, raw, hashes)
       SELECT 1, 'nobody', id, 'badge-mint:0x2:' || id, '', '', 0, 0, '', '{}' FROM unnest($1::integer[]) id`,
      [badges.map(({ id }) => id)],
    );
    const process = watched();
    expect((await queriesOf(sweep)).length).toBeLessThanOrEqual(4);
    expect(process).not.toHaveBeenCalled();
  });

  it('gives everyone a turn, however many fail each time', async () => {
    await crowd(5 * SWEEP_BATCH, { mint_to: `'no wallet'`, mint_contract: `'0x2'` });
    const { client, id: userId } = await readyToMint(app);
    const process = watched();
    // Its own job is lost. Tried before the sweep begins, as all that have their turn in it are said to be tried when it began.
    await app.dataSource.manager.update(
      NftBadge,
      { userId },
      { mintTo: await walletOf(userId), attemptedAt: new Date(Date.now() - 1_000) },
    );
    await sweep();
    expect(process).toHaveBeenCalledTimes(4 * SWEEP_BATCH);
    expect((await client.get('/nft/badge')).body).toMatchObject({ state: 'minting' });
    await sweep();
    await whenBadge(client, 'minted');
  });

  it('finds those with something to do by an index', async () => {
    await crowd(3_000, { mint_to: `'0x1'`, token_id: '1025', holder: `'0x1'`, chain_type: '1' });
    await app.dataSource.query('ANALYZE nft_badges');
    const plan: object[] = await app.dataSource.query(
      `EXPLAIN SELECT id FROM nft_badges WHERE (${BADGE_IS_DUE}) AND attempted_at < now() ORDER BY attempted_at, id LIMIT 50`,
    );
    expect(JSON.stringify(plan)).toContain('nft_badges_due');
  });

  const walletOf = async (userId: number) => {
    const [row] = await app.dataSource.query<{ wallet_address: string }[]>(
      'SELECT wallet_address FROM users WHERE id = $1',
      [userId],
    );
    return row!.wallet_address;
  };
});

import { Wallet, ZeroAddress } from 'ethers';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import { BadgesLedger } from '../../src/modules/nft/badges.ledger.js';
import { NftBadge } from '../../src/modules/nft/entities/nft-badge.entity.js';
import { queriesOf } from '../support/count-queries.js';
import { TestApp } from '../support/test-app.js';

const CROWD = 80;

describe('the ledger of badges', () => {
  let app: TestApp;
  let ids: string[];

  beforeAll(async () => {
    app = await TestApp.start();
    const rows = await app.dataSource.query<{ id: number }[]>(
      `WITH owners AS (
         INSERT INTO users (username, email, password)
         SELECT 'owner' || number, 'owner' || number || '@example.test', '' FROM generate_series(1, $1) number
         RETURNING id
       )
       INSERT INTO nft_badges (user_id, badge_type, network, mint_to)
       SELECT id, 'supporter', 'any', 'somebody' FROM owners RETURNING id`,
      [CROWD],
    );
    ids = rows.map(({ id }) => String(id));
  });
  afterAll(() => app.stop());

  const minted = (contract: string) =>
    app.dataSource.query(
      `INSERT INTO chain_events (chain_id, contract, name, subject, args, transaction_hash, log_index,
         block_number, block_hash, block_time, verified_at, folded)
       SELECT $1, lower($2), 'Transfer', id,
         jsonb_build_object('from', $3::text, 'to', $4::text, 'tokenId', (id::integer * 256 + 1)::text),
         '0x' || id, 0, 0, '0x', now(), now(), true
       FROM unnest($5::text[]) id`,
      [app.chain.chainId, contract, ZeroAddress, Wallet.createRandom().address, ids],
    );
  const refresh = (chainId = app.chain.chainId) =>
    app.dataSource.transaction((manager) => app.nest.get(BadgesLedger).refresh(manager, chainId, ids));

  it('folds many badges by a few statements, and those with nothing new by fewer', async () => {
    await minted(app.chain.badge.target as string);
    const first = await queriesOf(() => refresh());
    expect(first.length).toBeLessThanOrEqual(10);
    expect(await app.dataSource.manager.countBy(NftBadge, { chainType: 1, revoked: false })).toBe(CROWD);
    expect((await queriesOf(() => refresh())).length).toBeLessThanOrEqual(5);
  });

  it('leaves alone what another chain says', async () => {
    const { home } = app.nest.get(FollowedChains);
    expect((await queriesOf(() => refresh(home.chainId + 1))).length).toBeLessThanOrEqual(3);
    expect(await app.dataSource.manager.countBy(NftBadge, { chainType: 1 })).toBe(CROWD);
  });
});

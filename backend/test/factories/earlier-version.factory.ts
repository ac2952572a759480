import type { ContractTransactionReceipt, TransactionReceipt } from 'ethers';
import { DataSource } from 'typeorm';
import { splitShares } from '../../src/chain/contracts/splitter.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { migrations } from '../../src/database/migrations/index.js';
import { AD_PRICE, type TestChain } from '../support/test-chain.js';
import { createEmptyDatabase } from '../support/test-database.js';

/** The last migration before events of the contracts were kept. */
const LAST = 1_795_330_000_000;

/** An ad's payment as the version before knew it. */
export interface EarlierPayment {
  adId: number;
  adStatus: string;
  status: string;
  paid: TransactionReceipt;
  outcome?: { name: 'settled' | 'refunded'; receipt: ContractTransactionReceipt };
}

/** A database as the version before left it: migrated no further, with one owner and these payments. */
export class EarlierVersion {
  private constructor(
    readonly databaseUrl: string,
    private readonly database: DataSource,
    private readonly chain: TestChain,
  ) {}

  static async prepare(chain: TestChain, passwordHash: string): Promise<EarlierVersion> {
    const databaseUrl = await createEmptyDatabase();
    const earlier = migrations.filter(({ name }) => Number(name.slice(-13)) <= LAST);
    const options = { ...dataSourceOptions(databaseUrl), migrations: earlier, entities: [] };
    const database = await new DataSource(options).initialize();
    await database.runMigrations();
    await database.query(
      `INSERT INTO users (username, password, email) VALUES ('amara', $1, 'amara@example.test')`,
      [passwordHash],
    );
    return new EarlierVersion(databaseUrl, database, chain);
  }

  /** The splitter was met, and read up to the newest block. */
  async follow(address: string, block: number, blockHash: string): Promise<void> {
    const { chainId, provider } = this.chain;
    const head = (await provider.getBlock('latest'))!;
    await this.database.query(`INSERT INTO chain_deployments VALUES ($1, 'AdPaymentSplitter', $2, $3, $4)`, [
      ...[chainId, address, block, blockHash],
    ]);
    await this.database.query(`INSERT INTO chain_cursors VALUES ($1, 'AdPaymentSplitter', $2, $3)`, [
      ...[chainId, head.number, head.hash],
    ]);
  }

  async add(payment: EarlierPayment): Promise<void> {
    const { adId, adStatus, status, paid } = payment;
    await this.database.query(
      `INSERT INTO ads (id, title, description, category, user_id, status, payment_status, transaction_hash)
       VALUES ($1, 'Solar lamps', 'Rent a lamp by the evening.', 'technology', 1, $2, $3, $4)`,
      [adId, adStatus, status, paid.hash],
    );
    await this.addTransaction(payment);
  }

  /** As after the last row was written. */
  async close(): Promise<void> {
    await this.database.query(`SELECT setval('ads_id_seq', (SELECT max(id) FROM ads))`);
    await this.database.destroy();
  }

  private async addTransaction({ adId, status, paid, outcome }: EarlierPayment): Promise<void> {
    const { founder, platform } = splitShares(AD_PRICE);
    const block = (await this.chain.provider.getBlock(paid.blockNumber))!;
    await this.database.query(
      `INSERT INTO transactions (user_id, ad_id, amount, platform_fee, founder_profit, transaction_hash, status, chain_id,
         splitter, payer, log_index, block_number, block_hash, paid_at, outcome, outcome_hash, outcome_block)
       VALUES (1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        ...[adId, AD_PRICE, platform, founder, paid.hash, status, this.chain.chainId],
        ...[paid.logs[0]!.address.toLowerCase(), paid.from, paid.logs[0]!.index],
        ...[paid.blockNumber, paid.blockHash, new Date(block.timestamp * 1000)],
        ...[outcome?.name ?? null, outcome?.receipt.hash ?? null, outcome?.receipt.blockNumber ?? null],
      ],
    );
  }
}

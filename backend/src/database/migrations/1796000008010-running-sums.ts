import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sums of fees by month and the count of badges, kept by triggers. Only adds; what is there is counted once, 2 s for a million payments,
 * while writers wait.
 */
export class RunningSums1796000008010 implements MigrationInterface {
  name = 'RunningSums1796000008010';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "running_sums" (
        "id" BIGSERIAL NOT NULL,
        "kind" text NOT NULL,
        "chain_id" integer NOT NULL,
        "contract" text NOT NULL,
        "month" text NOT NULL,
        "count" bigint NOT NULL,
        "amount" numeric NOT NULL,
        CONSTRAINT "PK_running_sums" PRIMARY KEY ("id")
      )
    `);
    // From here on nobody writes payments or badges until all is counted.
    await queryRunner.query(SUM_FEES);
    await queryRunner.query(`
      CREATE TRIGGER sum_fees AFTER INSERT OR DELETE OR UPDATE OF status, amount, paid_at, chain_id, splitter ON ad_payments
      FOR EACH ROW EXECUTE FUNCTION sum_fees()
    `);
    await queryRunner.query(SUM_BADGES);
    await queryRunner.query(`
      CREATE TRIGGER sum_badges AFTER INSERT OR DELETE OR UPDATE OF token_id ON nft_badges
      FOR EACH ROW EXECUTE FUNCTION sum_badges()
    `);
    for (const [table, kind] of [
      ['ad_payments', 'fees'],
      ['nft_badges', 'badges'],
    ])
      await queryRunner.query(`
        CREATE TRIGGER sum_nothing AFTER TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION sum_${kind}()
      `);
    await queryRunner.query(FEES_OF_BEFORE);
    await queryRunner.query(BADGES_OF_BEFORE);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER sum_nothing ON nft_badges');
    await queryRunner.query('DROP TRIGGER sum_nothing ON ad_payments');
    await queryRunner.query('DROP TRIGGER sum_badges ON nft_badges');
    await queryRunner.query('DROP FUNCTION sum_badges()');
    await queryRunner.query('DROP TRIGGER sum_fees ON ad_payments');
    await queryRunner.query('DROP FUNCTION sum_fees()');
    await queryRunner.query('DROP TABLE "running_sums"');
  }
}

const MONTH = (row: string): string => `to_char(${row}.paid_at AT TIME ZONE 'UTC', 'YYYY-MM')`;

/** A row is only ever added, so that payments of the same month do not wait for one another. */
const SUM_FEES = `
  CREATE FUNCTION sum_fees() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    was boolean := false;
    counts boolean := false;
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM running_sums WHERE kind = 'fees';
      RETURN NULL;
    END IF;
    IF TG_OP <> 'INSERT' THEN was := OLD.status IN ('confirmed', 'settled'); END IF;
    IF TG_OP <> 'DELETE' THEN counts := NEW.status IN ('confirmed', 'settled'); END IF;
    IF was AND counts AND (OLD.amount, OLD.paid_at, OLD.chain_id, OLD.splitter)
      IS NOT DISTINCT FROM (NEW.amount, NEW.paid_at, NEW.chain_id, NEW.splitter)
    THEN
      RETURN NULL;
    END IF;
    IF was THEN
      INSERT INTO running_sums (kind, chain_id, contract, month, count, amount)
      VALUES ('fees', OLD.chain_id, OLD.splitter, ${MONTH('OLD')}, -1, -OLD.amount);
    END IF;
    IF counts THEN
      INSERT INTO running_sums (kind, chain_id, contract, month, count, amount)
      VALUES ('fees', NEW.chain_id, NEW.splitter, ${MONTH('NEW')}, 1, NEW.amount);
    END IF;
    RETURN NULL;
  END $$
`;

const SUM_BADGES = `
  CREATE FUNCTION sum_badges() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    change integer := 0;
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM running_sums WHERE kind = 'badges';
      RETURN NULL;
    END IF;
    IF TG_OP <> 'INSERT' THEN change := change - (OLD.token_id IS NOT NULL)::integer; END IF;
    IF TG_OP <> 'DELETE' THEN change := change + (NEW.token_id IS NOT NULL)::integer; END IF;
    IF change <> 0 THEN
      INSERT INTO running_sums (kind, chain_id, contract, month, count, amount) VALUES ('badges', 0, '', '', change, 0);
    END IF;
    RETURN NULL;
  END $$
`;

const FEES_OF_BEFORE = `
  INSERT INTO running_sums (kind, chain_id, contract, month, count, amount)
  SELECT 'fees', chain_id, splitter, ${MONTH('payment')}, count(*), sum(amount)
  FROM ad_payments payment WHERE status IN ('confirmed', 'settled')
  GROUP BY 2, 3, 4
`;

const BADGES_OF_BEFORE = `
  INSERT INTO running_sums (kind, chain_id, contract, month, count, amount)
  SELECT 'badges', 0, '', '', count(*), 0 FROM nft_badges WHERE token_id IS NOT NULL HAVING count(*) > 0
`;

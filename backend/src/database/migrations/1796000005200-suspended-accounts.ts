import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts are searched by the administrator, and suspended with a reason. Only adds. */
export class SuspendedAccounts1796000005200 implements MigrationInterface {
  name = 'SuspendedAccounts1796000005200';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "users" ADD "suspended_at" TIMESTAMP WITH TIME ZONE');
    await queryRunner.query('ALTER TABLE "users" ADD "suspension_reason" text');
    await queryRunner.query('ALTER TABLE "users" ADD "search" text');
    // Whoever writes a name or an address need not know of it.
    await queryRunner.query(`
      CREATE FUNCTION fill_search_of_users() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search := search_text(NEW.username || E'\\n' || NEW.email);
        RETURN NEW;
      END $$
    `);
    await queryRunner.query(`
      CREATE TRIGGER users_fill_search BEFORE INSERT OR UPDATE OF username, email ON users
      FOR EACH ROW EXECUTE FUNCTION fill_search_of_users()
    `);
    await queryRunner.query(`UPDATE users SET search = search_text(username || E'\\n' || email)`);
    await queryRunner.query('CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops)');
    await queryRunner.query('CREATE INDEX "users_role_id" ON "users" ("role", "id") ');
    await queryRunner.query(`
      CREATE INDEX "users_suspended" ON "users" ("id") WHERE suspended_at IS NOT NULL
    `);
    // What a suspended account shows leaves the public answers.
    await queryRunner.query(tellOf('username, suspended_at'));
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(tellOf('username'));
    for (const name of ['users_suspended', 'users_role_id', 'users_search'])
      await queryRunner.query(`DROP INDEX "${name}"`);
    await queryRunner.query('DROP TRIGGER users_fill_search ON users');
    await queryRunner.query('DROP FUNCTION fill_search_of_users');
    for (const name of ['search', 'suspension_reason', 'suspended_at'])
      await queryRunner.query(`ALTER TABLE "users" DROP COLUMN "${name}"`);
  }
}

const tellOf = (columns: string): string => `
  CREATE OR REPLACE TRIGGER public_changes AFTER UPDATE OF ${columns} OR DELETE OR TRUNCATE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public_change()`;

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that a change left, sessions that wait for a second factor, and reminders to prove an address. Only adds. */
export class ProvedAddresses1796000000100 implements MigrationInterface {
  name = 'ProvedAddresses1796000000100';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX "account_tokens_reserved" ON "account_tokens" (lower("email")) WHERE kind = 'not_me'
    `);
    await queryRunner.query(`
      CREATE INDEX "sessions_pending" ON "sessions" ((sess->'pending'->>'userId'))
      WHERE sess->'pending'->>'userId' IS NOT NULL
    `);
    await queryRunner.query('ALTER TABLE "users" ADD "reminded_at" TIMESTAMP WITH TIME ZONE');
    await queryRunner.query(`
      CREATE INDEX "users_to_remind" ON "users" ("created_at")
      WHERE email_confirmed_at IS NULL AND reminded_at IS NULL AND deleted_at IS NULL
    `);
    await queryRunner.query(`
      CREATE TABLE "address_reminders" (
        "user_id" integer NOT NULL,
        "mail_id" integer NOT NULL,
        "delivered_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "address_reminders_pkey" PRIMARY KEY ("user_id"),
        CONSTRAINT "address_reminders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION
      )
    `);
    await queryRunner.query('CREATE INDEX "address_reminders_mail" ON "address_reminders" ("mail_id") ');
    await queryRunner.query(
      'CREATE INDEX "address_reminders_delivered" ON "address_reminders" ("delivered_at") ',
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "address_reminders"');
    await queryRunner.query('DROP INDEX "users_to_remind"');
    await queryRunner.query('ALTER TABLE "users" DROP COLUMN "reminded_at"');
    await queryRunner.query('DROP INDEX "sessions_pending"');
    await queryRunner.query('DROP INDEX "account_tokens_reserved"');
  }
}

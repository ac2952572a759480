import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that an account or an address is sent, whether an address is its account's, and by which address a place was taken. */
export class AccountTokens1795470100000 implements MigrationInterface {
  name = 'AccountTokens1795470100000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "users" ADD "email_confirmed_at" TIMESTAMP WITH TIME ZONE');
    await queryRunner.query('ALTER TABLE "participants" ADD "invited_as" text');
    // Whoever has a place took it by the address of their account, which could not change until now.
    await queryRunner.query(`
            UPDATE "participants" SET "invited_as" = lower("users"."email") FROM "users" WHERE "users"."id" = "user_id"
        `);
    await queryRunner.query(
      'CREATE UNIQUE INDEX "participants_invited_as_key" ON "participants" ("invited_as") ',
    );
    await queryRunner.query(`
            CREATE TABLE "account_tokens" (
                "id" SERIAL NOT NULL,
                "kind" text NOT NULL,
                "hash" text NOT NULL,
                "user_id" integer,
                "email" text NOT NULL,
                "params" jsonb NOT NULL DEFAULT '{}',
                "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
                "used_at" TIMESTAMP WITH TIME ZONE,
                "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
                CONSTRAINT "account_tokens_pkey" PRIMARY KEY ("id")
            )
        `);
    await queryRunner.query('CREATE UNIQUE INDEX "account_tokens_hash_key" ON "account_tokens" ("hash") ');
    await queryRunner.query('CREATE INDEX "account_tokens_email" ON "account_tokens" ("email", "kind") ');
    await queryRunner.query('CREATE INDEX "account_tokens_user" ON "account_tokens" ("user_id", "kind") ');
    await queryRunner.query(`
            ALTER TABLE "account_tokens"
            ADD CONSTRAINT "account_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION
        `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "account_tokens"');
    await queryRunner.query('DROP INDEX "participants_invited_as_key"');
    await queryRunner.query('ALTER TABLE "participants" DROP COLUMN "invited_as"');
    await queryRunner.query('ALTER TABLE "users" DROP COLUMN "email_confirmed_at"');
  }
}

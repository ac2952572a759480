import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors, and accounts whose owners deleted them. Only adds, so that the version before goes on working. */
export class SecondFactors1795470200000 implements MigrationInterface {
  name = 'SecondFactors1795470200000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE "users"
        ADD "second_factor" boolean NOT NULL DEFAULT false,
        ADD "deleted_at" TIMESTAMP WITH TIME ZONE
    `);
    await queryRunner.query(`
      CREATE TABLE "passkeys" (
        "id" SERIAL NOT NULL,
        "user_id" integer NOT NULL,
        "credential_id" text NOT NULL,
        "public_key" bytea NOT NULL,
        "counter" bigint NOT NULL DEFAULT '0',
        "transports" text array NOT NULL DEFAULT '{}',
        "name" text NOT NULL,
        "last_used_at" TIMESTAMP WITH TIME ZONE,
        "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
        CONSTRAINT "passkeys_credential_key" UNIQUE ("credential_id"),
        CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE,
        CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
      )
    `);
    await queryRunner.query('CREATE INDEX "passkeys_user" ON "passkeys" ("user_id")');
    await queryRunner.query(`
      CREATE TABLE "passkey_challenges" (
        "challenge" text NOT NULL,
        "purpose" text NOT NULL,
        "user_id" integer,
        "session_id" text,
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("challenge")
      )
    `);
    await queryRunner.query('CREATE INDEX "passkey_challenges_end" ON "passkey_challenges" ("expires_at")');
    await queryRunner.query(`
      CREATE TABLE "totp_secrets" (
        "user_id" integer NOT NULL,
        "secret" text NOT NULL,
        "confirmed_at" TIMESTAMP WITH TIME ZONE,
        "last_step" integer NOT NULL DEFAULT '0',
        "failures" integer NOT NULL DEFAULT '0',
        "failed_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "totp_secrets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE,
        CONSTRAINT "totp_secrets_pkey" PRIMARY KEY ("user_id")
      )
    `);
    await queryRunner.query(`
      CREATE TABLE "recovery_codes" (
        "hash" text NOT NULL,
        "user_id" integer NOT NULL,
        "used_at" TIMESTAMP WITH TIME ZONE,
        CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users" ("id") ON DELETE CASCADE,
        CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("hash")
      )
    `);
    await queryRunner.query('CREATE INDEX "recovery_codes_user" ON "recovery_codes" ("user_id")');
    // What an account did is exported, and loses its name with the account.
    await queryRunner.query('CREATE INDEX "audit_entries_actor" ON "audit_entries" ("actor_id", "id")');
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "audit_entries_actor"');
    for (const table of ['recovery_codes', 'totp_secrets', 'passkey_challenges', 'passkeys'])
      await queryRunner.query(`DROP TABLE "${table}"`);
    await queryRunner.query('ALTER TABLE "users" DROP COLUMN "deleted_at", DROP COLUMN "second_factor"');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose entry names whom, by what it is about, for entries from before they said so themselves. */
const NAMED_BEFORE = [
  `SELECT id AS entry, split_part(subject, '/', 2)::integer AS person, 'username' AS field FROM audit_entries
   WHERE action IN ('judge.appointed', 'judge.dismissed', 'account.reset_link_made')`,
  `SELECT id, split_part(subject, '/', 2)::integer, 'email' FROM audit_entries WHERE action = 'invitation.accepted'`,
  `SELECT entry.id, user_id, 'name' FROM audit_entries entry
   JOIN participants participant ON participant.id = split_part(subject, '/', 2)::integer
   WHERE action IN ('participant.registered', 'participant.activated', 'participant.deactivated')`,
  `SELECT entry.id, user_id, 'name' FROM audit_entries entry
   JOIN progress_updates report ON report.id = split_part(subject, '/', 2)::integer
   JOIN participants participant ON participant.id = report.participant_id
   WHERE action = 'progress.interactions_recorded'`,
  `SELECT entry.id, participant.user_id, 'name' FROM audit_entries entry
   JOIN votes vote ON vote.id = split_part(subject, '/', 2)::integer
   JOIN participants participant ON participant.id = vote.participant_id
   WHERE action IN ('vote.counted', 'vote.uncounted')`,
  `SELECT entry.id, vote.user_id, 'voter' FROM audit_entries entry
   JOIN votes vote ON vote.id = split_part(subject, '/', 2)::integer
   WHERE action IN ('vote.counted', 'vote.uncounted') AND vote.user_id IS NOT NULL`,
];

/** Entries of the audit name people by their accounts' ids, and nothing of them changes but names of who leaves (ADR 0340). */
export class AuditNamesPeople1796000005100 implements MigrationInterface {
  name = 'AuditNamesPeople1796000005100';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "audit_entries" ADD "people" jsonb NOT NULL DEFAULT '[]'`);
    await queryRunner.query(`
      UPDATE audit_entries SET people = named.people FROM (
        SELECT entry, jsonb_agg(jsonb_build_object('id', person, 'path', jsonb_build_array(field))) AS people
        FROM (${NAMED_BEFORE.join(' UNION ALL ')}) each GROUP BY entry
      ) named WHERE audit_entries.id = named.entry
    `);
    await queryRunner.query(
      'CREATE INDEX "audit_entries_people" ON "audit_entries" USING gin ("people" jsonb_path_ops)',
    );
    await queryRunner.query(`
      CREATE FUNCTION audit_details_without(details jsonb, people jsonb, person integer, placeholder text)
      RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
      DECLARE
        named jsonb;
      BEGIN
        FOR named IN SELECT jsonb_array_elements(people) LOOP
          IF (named->>'id')::integer = person THEN
            details := jsonb_set(details, ARRAY(SELECT jsonb_array_elements_text(named->'path')), to_jsonb(placeholder), false);
          END IF;
        END LOOP;
        RETURN details;
      END $$
    `);
    await guardEntries(queryRunner);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER users_tell_audit_of_leaving ON users');
    await queryRunner.query('DROP FUNCTION tell_audit_of_leaving');
    await queryRunner.query('DROP TRIGGER audit_entries_are_not_emptied ON audit_entries');
    await queryRunner.query('DROP TRIGGER audit_entries_are_kept ON audit_entries');
    await queryRunner.query('DROP FUNCTION keep_audit_entries');
    await queryRunner.query('DROP FUNCTION audit_details_without');
    await queryRunner.query('ALTER TABLE "audit_entries" DROP COLUMN "people"');
  }
}

async function guardEntries(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION keep_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      names text[] := '{actor_name,details,search}';
    BEGIN
      IF TG_OP = 'UPDATE' AND current_setting('audit.account_leaves', true) = 'yes' THEN
        IF to_jsonb(NEW) - names = to_jsonb(OLD) - names THEN
          RETURN NEW;
        END IF;
      END IF;
      RAISE EXCEPTION 'The audit is only added to' USING ERRCODE = 'restrict_violation';
    END $$
  `);
  await queryRunner.query(`
    CREATE TRIGGER audit_entries_are_kept BEFORE UPDATE OR DELETE ON audit_entries
    FOR EACH ROW EXECUTE FUNCTION keep_audit_entries()
  `);
  await queryRunner.query(`
    CREATE TRIGGER audit_entries_are_not_emptied BEFORE TRUNCATE ON audit_entries
    FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entries()
  `);
  // The version of before takes names out in the transaction in which an account leaves, and knows no setting.
  await queryRunner.query(`
    CREATE FUNCTION tell_audit_of_leaving() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM set_config('audit.account_leaves', 'yes', true);
      RETURN NULL;
    END $$
  `);
  await queryRunner.query(`
    CREATE TRIGGER users_tell_audit_of_leaving AFTER UPDATE OF deleted_at ON users
    FOR EACH ROW WHEN (OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL)
    EXECUTE FUNCTION tell_audit_of_leaving()
  `);
}

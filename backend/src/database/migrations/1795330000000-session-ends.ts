import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every process hears of sessions that end, so that none goes on telling an account's news. */
export class SessionEnds1795330000000 implements MigrationInterface {
  name = 'SessionEnds1795330000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('session_ends', OLD.sid);
        RETURN NULL;
      END $$
    `);
    await queryRunner.query(`
      CREATE TRIGGER session_ends AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_session_end()
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER session_ends ON sessions');
    await queryRunner.query('DROP FUNCTION tell_session_end');
  }
}

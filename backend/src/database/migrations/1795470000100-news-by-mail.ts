import type { MigrationInterface, QueryRunner } from 'typeorm';

/** News by mail. A trigger notes what is to be mailed, as news is written in several ways, a vote's in one statement. */
export class NewsByMail1795470000100 implements MigrationInterface {
  name = 'NewsByMail1795470000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_preferences (
        user_id integer CONSTRAINT mail_preferences_pkey PRIMARY KEY,
        news text NOT NULL,
        mailed_at timestamptz,
        CONSTRAINT mail_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )
    `);
    await runner.query(`
      CREATE TABLE news_to_mail (
        notification_id integer CONSTRAINT news_to_mail_pkey PRIMARY KEY,
        user_id integer NOT NULL,
        due_at timestamptz NOT NULL,
        CONSTRAINT news_to_mail_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )
    `);
    await runner.query('CREATE INDEX news_to_mail_due ON news_to_mail (due_at)');
    await runner.query('CREATE INDEX news_to_mail_user ON news_to_mail (user_id)');
    // Rows are only added: whoever writes news waits for nobody. At once is at most every 15 minutes, a digest comes at seven (UTC).
    await runner.query(`
      CREATE FUNCTION note_news_to_mail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO news_to_mail (notification_id, user_id, due_at)
        SELECT NEW.id, NEW.user_id, CASE news
          WHEN 'at_once' THEN greatest(now(), mailed_at + interval '15 minutes')
          ELSE (date_trunc('day', now() AT TIME ZONE 'UTC' - interval '7 hours') + interval '31 hours') AT TIME ZONE 'UTC'
        END
        FROM mail_preferences WHERE user_id = NEW.user_id AND news <> 'off'
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$
    `);
    await runner.query(`
      CREATE TRIGGER news_to_mail AFTER INSERT OR UPDATE OF id ON notifications
      FOR EACH ROW EXECUTE FUNCTION note_news_to_mail()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER news_to_mail ON notifications');
    await runner.query('DROP FUNCTION note_news_to_mail');
    await runner.query('DROP TABLE news_to_mail');
    await runner.query('DROP TABLE mail_preferences');
  }
}

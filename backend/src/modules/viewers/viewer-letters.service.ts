import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Language } from '../../common/languages.js';
import { LONGEST_RUN_MS } from '../../housekeeping/housekeeping.service.js';
import { JobQueue } from '../../queue/job-queue.js';
import { MailService } from '../mail/mail.service.js';
import type { NewsSentence } from '../mail/news-sentence.types.js';
import { RECEIVES_NEWS } from './receives-news.sql.js';

/** More than that is read on the site. */
const MAX_NEWS_A_LETTER = 20;

const READERS_AT_ONCE = 200;

const DUE = `
  SELECT DISTINCT viewer_id AS id
  FROM (SELECT viewer_id FROM viewer_notices WHERE due_at <= now() ORDER BY due_at LIMIT ${READERS_AT_ONCE}) due`;

/** Held until the letter is written: who ends their news meanwhile waits, and then takes it back. */
const READER = `
  SELECT id, user_id AS "userId", name, email, language, coalesce(mailed_at > now() - interval '1 day', false) AS "isEarly"
  FROM viewers viewer WHERE id = $1 AND ${RECEIVES_NEWS} FOR NO KEY UPDATE OF viewer`;

const WAIT = `
  UPDATE viewer_notices SET due_at = mailed_at + interval '1 day' FROM viewers
  WHERE viewers.id = viewer_id AND viewer_id = $1 AND due_at IS NOT NULL`;

const TAKE = `
  WITH taken AS (
    UPDATE viewer_notices SET due_at = NULL WHERE viewer_id = $1 AND due_at IS NOT NULL RETURNING news, created_at
  )
  SELECT news FROM taken ORDER BY created_at DESC`;

/** An address that an account had before is not written to any more. */
const LEFT = `
  UPDATE viewers SET confirmed_at = NULL
  WHERE user_id = $1 AND lower(email) <> lower($2) AND confirmed_at IS NOT NULL
  RETURNING id, email`;

interface Reader {
  id: number;
  /** The account that has the address, with which its letters go. */
  userId: number | null;
  name: string;
  email: string;
  language: Language | null;
  /** Whether they were written to within a day. */
  isEarly: boolean;
}

/** Writes viewers without an account what they are to be told: all of it in one letter, and one a day at most. */
@Injectable()
export class ViewerLetters implements OnApplicationBootstrap, OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly mail: MailService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.mail.isMailConfigured) return;
    await this.jobs.register({
      name: 'viewer-letters',
      work: async () => this.writeDue(),
      everyMinute: {},
      byClockAlone: true,
    });
  }

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /** @param longest how long a run may last (ms): the next one goes on with what is left. */
  async writeDue(longest = LONGEST_RUN_MS): Promise<void> {
    const end = performance.now() + longest;
    const mayGoOn = () => !this.isStopping && performance.now() < end;
    while (mayGoOn()) {
      const readers = await this.dataSource.query<{ id: number }[]>(DUE);
      if (readers.length === 0) return;
      for (const { id } of readers)
        if (mayGoOn()) await this.dataSource.transaction((manager) => this.writeTo(manager, id));
    }
  }

  /** Ends all letters to a viewer at once, also those that wait to be sent. */
  async end(id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [[viewer]] = await manager.query<[{ email: string }[], number]>(
        'UPDATE viewers SET unsubscribed_at = coalesce(unsubscribed_at, now()) WHERE id = $1 RETURNING email',
        [id],
      );
      if (!viewer) return;
      await this.takeBack(manager, { id, email: viewer.email });
    });
  }

  /** Nothing more goes to addresses that an account had before this one, not even what waits to be sent. */
  async leaveOthers(manager: EntityManager, userId: number, email: string): Promise<void> {
    const [left] = await manager.query<[{ id: number; email: string }[], number]>(LEFT, [userId, email]);
    for (const viewer of left) await this.takeBack(manager, viewer);
  }

  /** What waits, written or not. */
  private async takeBack(manager: EntityManager, { id, email }: Pick<Reader, 'id' | 'email'>): Promise<void> {
    await forgetDue(manager, id);
    await this.mail.withdraw(manager, email, 'viewer_news');
  }

  /** Whoever takes the rows writes the letter: a second process finds none. */
  private async writeTo(manager: EntityManager, id: number): Promise<void> {
    const [reader] = await manager.query<Reader[]>(READER, [id]);
    if (!reader) return forgetDue(manager, id);
    if (reader.isEarly) return void (await manager.query(WAIT, [id]));
    const news = (await manager.query<{ news: NewsSentence }[]>(TAKE, [id])).map((row) => row.news);
    if (news.length === 0) return;
    const { name, email: to, language, userId } = reader;
    const more = Math.max(0, news.length - MAX_NEWS_A_LETTER);
    const params = { name, viewerId: id, news: news.slice(0, MAX_NEWS_A_LETTER), more };
    await this.mail.send(manager, {
      to,
      language: language ?? 'en',
      kind: 'viewer_news',
      params,
      ...(userId !== null && { userId }),
    });
    await manager.query('UPDATE viewers SET mailed_at = now() WHERE id = $1', [id]);
  }
}

/** Nobody is told of it any more. */
async function forgetDue(manager: EntityManager, viewerId: number): Promise<void> {
  await manager.query('DELETE FROM viewer_notices WHERE viewer_id = $1 AND due_at IS NOT NULL', [viewerId]);
}

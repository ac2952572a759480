import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.js';
import { MailService } from '../mail/mail.service.js';
import type { NewsSentence } from '../mail/news-sentence.types.js';
import { RECEIVES_NEWS } from './receives-news.sql.js';

const TELL_VIEWERS = 'tell-viewers';

/** Viewers told by one job, in one transaction. */
const SLICE = 1000;

/** Who chose as an account how mail of whom they follow comes, or that none does, hears of them there alone. */
const OF_PARTICIPANT = `
  FROM viewer_choices choice JOIN viewers viewer ON viewer.id = choice.viewer_id
  WHERE choice.participant_id = $3 AND choice.viewer_id > $4 AND ${RECEIVES_NEWS}
    AND NOT EXISTS (SELECT FROM follows JOIN mail_preferences preference USING (user_id)
      WHERE follows.participant_id = $3 AND follows.user_id = viewer.user_id)`;

const OF_ALL = `FROM viewers viewer WHERE $3::integer IS NULL AND viewer.id > $4 AND ${RECEIVES_NEWS}`;

/** A letter a day, so that who was written to lately waits. */
const tellReaders = (readers: string): string => `
  WITH readers AS MATERIALIZED (
    SELECT viewer.id, viewer.mailed_at ${readers} ORDER BY viewer.id LIMIT ${SLICE}
  ), told AS (
    INSERT INTO viewer_notices (viewer_id, source, news, participant_id, due_at)
    SELECT id, $1, $2::jsonb, $3, greatest(now(), mailed_at + interval '1 day') FROM readers ON CONFLICT DO NOTHING
  )
  SELECT max(id) AS last, count(*)::integer AS count FROM readers`;

/** What viewers are told, once of each source. */
interface News {
  news: NewsSentence;
  source: string;
  /** For those alone who chose them; absent for all viewers. */
  participantId?: number;
  /** Viewers up to this id know already; absent where nobody does. */
  above?: number;
}

/** Tells viewers without an account, soon after the commit of what they are told of: each once, and by mail ({@link ViewerLetters}). */
@Injectable()
export class ViewerNews implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly mail: MailService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register<News>({ name: TELL_VIEWERS, work: async (news) => this.tellSlice(news) });
  }

  /** Of a participant, those who chose them. */
  async tellOf(
    manager: EntityManager,
    participantId: number,
    news: NewsSentence,
    source: string,
  ): Promise<void> {
    await this.addSlice(manager, { participantId, news, source });
  }

  /** All of them. */
  async tellAll(manager: EntityManager, news: NewsSentence, source: string): Promise<void> {
    await this.addSlice(manager, { news, source });
  }

  /** A participant who leaves: nobody has chosen them any more, nor is still to be told of them. */
  async forget(manager: EntityManager, participantId: number): Promise<void> {
    await this.jobs.forget(manager, TELL_VIEWERS, { participantId });
    await manager.query('DELETE FROM viewer_choices WHERE participant_id = $1', [participantId]);
    await manager.query('DELETE FROM viewer_notices WHERE participant_id = $1', [participantId]);
  }

  /** The job of the next slice is part of the transaction of this one, as with followers. */
  async tellSlice(slice: News): Promise<void> {
    const { news, source, participantId = null, above = 0 } = slice;
    await this.dataSource.transaction(async (manager) => {
      const [{ last, count }] = await manager.query<[{ last: number | null; count: number }]>(
        tellReaders(participantId === null ? OF_ALL : OF_PARTICIPANT),
        [source, JSON.stringify(news), participantId, above],
      );
      if (count === SLICE) await this.addSlice(manager, { ...slice, above: last! });
    });
  }

  private async addSlice(manager: EntityManager, slice: News): Promise<void> {
    if (!this.mail.isMailConfigured) return;
    await this.jobs.add(manager, TELL_VIEWERS, slice, { key: `${slice.source}/${slice.above ?? 0}` });
  }
}

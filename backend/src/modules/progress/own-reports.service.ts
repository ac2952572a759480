import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { ownRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';
import { PictureUses } from '../uploads/picture-uses.service.js';

const REPORTS = `
  SELECT report.id, report.month, report.title, report.description, report.milestone, report.video_url AS "videoUrl",
    report.images, report.social_posts AS "socialPosts", report.interaction_count AS "interactionCount", report.plays,
    report.created_at AS "createdAt", report.updated_at AS "updatedAt",
    (SELECT coalesce(jsonb_agg(to_jsonb(version) - 'progress_update_id' ORDER BY version.revision), '[]')
     FROM progress_versions version WHERE version.progress_update_id = report.id) AS "earlierVersions"
  FROM progress_updates report JOIN participants own ON own.id = report.participant_id
  WHERE own.user_id = $1`;

/** Every picture of them, as often as it is shown. */
const PICTURES = `
  WITH reports AS (
    SELECT report.id, report.images
    FROM progress_updates report JOIN participants own ON own.id = report.participant_id WHERE own.user_id = $1
  )
  SELECT picture FROM (
    SELECT images FROM reports
    UNION ALL SELECT version.images FROM progress_versions version JOIN reports ON reports.id = version.progress_update_id
  ) shown, jsonb_array_elements_text(images) AS picture`;

const DELETE = `
  DELETE FROM progress_updates report USING participants own
  WHERE own.id = report.participant_id AND own.user_id = $1
  RETURNING report.id, report.participant_id AS "participantId"`;

/** What a participant reported: it goes with the account, films and pictures with it. */
@Injectable()
export class OwnReports implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly pictures: PictureUses,
    private readonly events: SiteEvents,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'progressReports',
      export: (manager, userId) => ownRows(manager, REPORTS, userId),
      erase: (manager, { id }) => this.erase(manager, id),
    });
  }

  private async erase(manager: EntityManager, userId: number): Promise<void> {
    const shown = await manager.query<{ picture: string }[]>(PICTURES, [userId]);
    await this.pictures.releaseAll(
      manager,
      userId,
      shown.map(({ picture }) => picture),
    );
    const [gone] = await manager.query<[{ id: number; participantId: number }[], number]>(DELETE, [userId]);
    await this.events.publish(manager, ...gone.map((data) => ({ event: 'progress' as const, data })));
  }
}

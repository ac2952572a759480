import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { Participant } from '../participants/entities/participant.entity.js';
import { CopyPlaces } from '../uploads/copying/copy-places.service.js';
import type { NamedPicture } from '../uploads/copying/copying.types.js';
import { isElsewhere } from '../uploads/copying/picture-address.types.js';
import { PictureCopies } from '../uploads/copying/picture-copies.service.js';
import { PICTURE_FORMATS } from '../uploads/picture.types.js';
import { PictureUses } from '../uploads/picture-uses.service.js';
import type { ReportPictureDto } from './dto/report-picture.dto.js';
import type { ProgressUpdate } from './entities/progress-update.entity.js';

const FORMATS = [...PICTURE_FORMATS, 'copied'] as const;

/** Reports and their earlier versions, with the accounts of their authors. */
const WRITTEN = `
  SELECT participant.user_id, written.images FROM participants participant JOIN (
    SELECT participant_id, images FROM progress_updates
    UNION ALL SELECT report.participant_id, version.images
    FROM progress_versions version JOIN progress_updates report ON report.id = version.progress_update_id
  ) written ON written.participant_id = participant.id`;

/** The pictures of reports. None is ever let go of: what an edit takes away, the earlier version still shows, as it does one from elsewhere that has no copy. */
@Injectable()
export class ProgressPictures implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uses: PictureUses,
    private readonly copies: PictureCopies,
    private readonly places: CopyPlaces,
    private readonly events: SiteEvents,
  ) {}

  onModuleInit(): void {
    this.places.register({
      use: 'report',
      place: (manager, named, path) => this.place(manager, named, path),
      announce: (manager, named) => this.announce(manager, named),
      uncopied: (limit) => this.uncopied(limit),
    });
  }

  /**
   * Takes a version's pictures into use, or has them copied, within the caller's transaction.
   * @throws pictureNotAvailable unless the uploads among them belong to the account; tooManyPictureCopies
   */
  async take(manager: EntityManager, userId: number, images: readonly string[]): Promise<void> {
    for (const path of images) {
      if (isElsewhere(path)) await this.copies.want(manager, 'report', { userId, address: path });
      else await this.uses.take(manager, userId, { field: 'images', path, formats: FORMATS });
    }
  }

  /** An edit's pictures, without asking anew for what has been copied since its author read the report. */
  withCopies(manager: EntityManager, named: readonly string[], before: ProgressUpdate): Promise<string[]> {
    return this.copies.withCopies(manager, named, before.images);
  }

  /** Has those tried again whose copies came to nothing. @throws tooManyPictureCopies */
  async copyAgain(manager: EntityManager, userId: number, images: readonly string[]): Promise<void> {
    const named = images.map((address) => ({ userId, address }));
    for (const { address, state } of await this.copies.of('report', named, manager))
      if (state === 'failed') await this.copies.want(manager, 'report', { userId, address });
  }

  /** All pictures of each of an author's reports, those that are not there yet in their places; one query for all. */
  async ofEach(userId: number, reports: readonly ProgressUpdate[]): Promise<ReportPictureDto[][]> {
    const named = reports.flatMap(({ images }) => images.map((address) => ({ userId, address })));
    const copies = await this.copies.describe('report', named);
    const pictures = named.map(({ address }, index) => ({ address, copy: copies[index] ?? null }));
    return reports.map(({ images }) => pictures.splice(0, images.length));
  }

  /** Within the reports and their earlier versions alike, of every season; their author is locked as by edits. */
  private async place(manager: EntityManager, named: NamedPicture, path: string): Promise<number> {
    const { userId, address } = named;
    const lock = { mode: 'for_no_key_update' } as const;
    const own = await manager.find(Participant, { where: { userId }, order: { id: 'ASC' }, lock });
    const values = [own.map(({ id }) => id), address, path];
    const written = 'participant_id = ANY ($1)';
    const reports = await replaceIn(manager, 'progress_updates', written, values);
    const ofReports = `progress_update_id IN (SELECT id FROM progress_updates WHERE ${written})`;
    const versions = await replaceIn(manager, 'progress_versions', ofReports, values);
    for (const { id, participantId } of reports)
      await this.events.publish(manager, {
        event: 'progress',
        data: { id: id!, participantId: participantId! },
      });
    return reports.length + versions.length;
  }

  private async announce(manager: EntityManager, { userId, address }: NamedPicture): Promise<void> {
    const reports = await manager.query<{ id: number; participantId: number }[]>(
      `SELECT report.id, report.participant_id AS "participantId"
       FROM progress_updates report JOIN participants author ON author.id = report.participant_id
       WHERE author.user_id = $1 AND report.images @> to_jsonb($2::text)`,
      [userId, address],
    );
    for (const data of reports) await this.events.publish(manager, { event: 'progress', data });
  }

  private uncopied(limit: number): Promise<NamedPicture[]> {
    return this.dataSource.query(
      `SELECT DISTINCT author.user_id AS "userId", picture.address
       FROM (${WRITTEN}) author, jsonb_array_elements_text(author.images) AS picture (address)
       WHERE picture.address ~* '^https?:' AND NOT EXISTS (
         SELECT FROM picture_copies copy
         WHERE copy.user_id = author.user_id AND copy.use = 'report'
         AND copy.address_hash = encode(sha256(convert_to(picture.address, 'UTF8')), 'hex'))
       LIMIT $1`,
      [limit],
    );
  }
}

/** Of reports; nothing is said of versions. */
interface Replaced {
  id?: number;
  participantId?: number;
}

/** Puts the path where the address stands in the lists of pictures, which keep their order. */
async function replaceIn(
  manager: EntityManager,
  table: 'progress_updates' | 'progress_versions',
  where: string,
  values: unknown[],
): Promise<Replaced[]> {
  const [rows] = await manager.query<[Replaced[], number]>(
    `UPDATE ${table} SET images = (
       SELECT jsonb_agg(CASE WHEN picture = to_jsonb($2::text) THEN to_jsonb($3::text) ELSE picture END ORDER BY place)
       FROM jsonb_array_elements(images) WITH ORDINALITY AS each (picture, place))
     WHERE ${where} AND images @> to_jsonb($2::text)
     RETURNING ${table === 'progress_updates' ? 'id, participant_id AS "participantId"' : 'revision'}`,
    values,
  );
  return rows;
}

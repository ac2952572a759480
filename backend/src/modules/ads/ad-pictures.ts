import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { HiddenUses } from '../uploads/hidden-uses.service.js';
import { PictureCopies } from '../uploads/copying/picture-copies.service.js';
import { isElsewhere } from '../uploads/copying/picture-address.types.js';
import { AD_PICTURE_FORMATS, type AdPictureFormat } from '../uploads/picture.types.js';
import { PictureUses } from '../uploads/picture-uses.service.js';
import { Ad } from './entities/ad.entity.js';

const FORMATS = [...AD_PICTURE_FORMATS, 'copied'] as const;

/** Each part by an index: pictures are an account's own. */
const HIDDEN = `
  SELECT (
    SELECT count(*)::integer FROM ads
    WHERE image_url = ANY($1) AND image_url LIKE '/api/uploads/%' AND status = 'rejected'
  ) + (
    SELECT count(*)::integer FROM users JOIN ads ON ads.user_id = users.id
    WHERE users.id = $2 AND suspended_at IS NOT NULL AND image_url = ANY($1) AND status <> 'rejected'
  ) AS count`;

/** The picture of an ad, which is replaced as a whole. */
@Injectable()
export class AdPictures implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uses: PictureUses,
    private readonly copies: PictureCopies,
    private readonly hidden: HiddenUses,
  ) {}

  /** Rejected ads, and all of a suspended account, hide their pictures. */
  onModuleInit(): void {
    this.hidden.register(async (userId, paths) => {
      const [row] = await this.dataSource.query<{ count: number }[]>(HIDDEN, [paths, userId]);
      return row!.count;
    });
  }

  /**
   * Takes the new picture into use, or has it copied, and lets go of the old one, within the caller's transaction.
   * @returns the new picture's format; null for one from elsewhere
   * @throws pictureNotAvailable unless an upload belongs to the account and was cut for an ad, tooManyPictureCopies
   */
  async change(
    manager: EntityManager,
    userId: number,
    from: string | null,
    to: string | null,
  ): Promise<AdPictureFormat | null> {
    const use = { field: 'imageUrl', formats: FORMATS };
    const format = to === null ? null : await this.uses.take(manager, userId, { ...use, path: to });
    if (to !== null && isElsewhere(to)) await this.copies.want(manager, 'ad', { userId, address: to });
    if (from !== null) await this.uses.release(manager, from);
    return format === 'copied' ? null : format;
  }

  /** To be said once an ad names this picture no more: one from elsewhere that no ad of the account names is forgotten. */
  async letGo(manager: EntityManager, userId: number, address: string | null): Promise<void> {
    if (address === null || !isElsewhere(address)) return;
    if (await manager.existsBy(Ad, { userId, imageUrl: address })) return;
    await this.copies.forget(manager, 'ad', { userId, address });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Like, Repository } from 'typeorm';
import { HiddenUses } from '../uploads/hidden-uses.service.js';
import { PictureCopies } from '../uploads/copying/picture-copies.service.js';
import { isElsewhere } from '../uploads/copying/picture-address.types.js';
import { AD_PICTURE_FORMATS, type AdPictureFormat } from '../uploads/picture.types.js';
import { PictureUses } from '../uploads/picture-uses.service.js';
import { Ad } from './entities/ad.entity.js';

const FORMATS = [...AD_PICTURE_FORMATS, 'copied'] as const;

/** The picture of an ad, which is replaced as a whole. */
@Injectable()
export class AdPictures implements OnModuleInit {
  constructor(
    @InjectRepository(Ad) private readonly ads: Repository<Ad>,
    private readonly uses: PictureUses,
    private readonly copies: PictureCopies,
    private readonly hidden: HiddenUses,
  ) {}

  /** Rejected ads hide their pictures. */
  onModuleInit(): void {
    this.hidden.register((paths) =>
      this.ads
        .createQueryBuilder('ad')
        .where({ imageUrl: In(paths), status: 'rejected' })
        .andWhere({ imageUrl: Like('/api/uploads/%') })
        .getCount(),
    );
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
}

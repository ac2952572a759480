import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { CopyPlaces } from '../uploads/copying/copy-places.service.js';
import type { NamedPicture } from '../uploads/copying/copying.types.js';
import { isElsewhere } from '../uploads/copying/picture-address.types.js';
import { PictureCopies } from '../uploads/copying/picture-copies.service.js';
import { AdPictures } from './ad-pictures.js';
import { pictureBeingCopied } from './ads.errors.js';
import { AdsService } from './ads.service.js';
import { Ad } from './entities/ad.entity.js';

/** Puts copied pictures into the ads that named them. */
@Injectable()
export class CopiedAdPictures implements OnModuleInit {
  constructor(
    @InjectRepository(Ad) private readonly ads: Repository<Ad>,
    private readonly service: AdsService,
    private readonly pictures: AdPictures,
    private readonly places: CopyPlaces,
    private readonly copies: PictureCopies,
  ) {}

  onModuleInit(): void {
    this.places.register({
      use: 'ad',
      place: (manager, named, path) => this.place(manager, named, path),
      announce: async (manager, { userId, address }) =>
        this.announce(manager, await manager.findBy(Ad, { userId, imageUrl: address })),
      uncopied: (limit) => this.uncopied(limit),
    });
  }

  /**
   * An ad keeps the face it is approved with, so that a picture which is not there by then never comes. Whoever says which
   * revision they looked at is asked to wait for a picture on its way.
   * @throws pictureBeingCopied
   */
  async settle(manager: EntityManager, ad: Ad, waits: boolean): Promise<void> {
    const { id, userId, status, imageUrl } = ad;
    if (status === 'approved' || imageUrl === null || !isElsewhere(imageUrl)) return;
    const [copy] = await this.copies.of('ad', [{ userId, address: imageUrl }], manager);
    if (waits && copy?.state !== 'failed') throw pictureBeingCopied();
    await manager.update(Ad, { id }, { imageUrl: null });
    await this.pictures.letGo(manager, userId, imageUrl);
  }

  /** A moderator who looked at the ad without it has to look again. */
  private async place(
    manager: EntityManager,
    { userId, address }: NamedPicture,
    path: string,
  ): Promise<number> {
    const lock = { mode: 'pessimistic_write' } as const;
    const where = { userId, imageUrl: address };
    const ads = await manager.find(Ad, { where, order: { id: 'ASC' }, lock });
    for (const { id } of ads)
      await manager.update(Ad, { id }, { imageUrl: path, revision: () => 'revision + 1' });
    await this.announce(manager, ads);
    return ads.length;
  }

  private async announce(manager: EntityManager, ads: Ad[]): Promise<void> {
    await this.service.announce(manager, ...ads.map(({ id }) => id));
  }

  private uncopied(limit: number): Promise<NamedPicture[]> {
    return this.ads.query(
      `SELECT DISTINCT ad.user_id AS "userId", ad.image_url AS address FROM ads ad
       WHERE ad.image_url ~* '^https?:' AND NOT EXISTS (
         SELECT FROM picture_copies copy
         WHERE copy.user_id = ad.user_id AND copy.use = 'ad'
         AND copy.address_hash = encode(sha256(convert_to(ad.image_url, 'UTF8')), 'hex'))
       LIMIT $1`,
      [limit],
    );
  }
}

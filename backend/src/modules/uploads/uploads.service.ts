import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { User } from '../auth/entities/user.entity.js';
import { decodePicture } from './decode-picture.js';
import { encodePicture } from './encode-picture.js';
import { Upload } from './entities/upload.entity.js';
import type { PictureFormat } from './picture.types.js';
import { MAX_UNUSED_UPLOADS, tooManyUnusedUploads, uploadNotFound } from './uploads.errors.js';

/** Keeps pictures, and counts what shows them. */
@Injectable()
export class UploadsService {
  constructor(@InjectRepository(Upload) private readonly uploads: Repository<Upload>) {}

  /** @throws what decodePicture and encodePicture throw, tooManyUnusedUploads */
  async store(userId: number, format: PictureFormat, file: Buffer): Promise<Upload> {
    const decoded = await decodePicture(file, format);
    const picture = await encodePicture(decoded, format);
    const { width, height } = decoded.info;
    const sha256 = createHash('sha256').update(picture.bytes).digest('hex');
    return this.uploads.manager.transaction(async (manager) => {
      await this.assertRoom(manager, userId);
      return manager.save(manager.create(Upload, { userId, format, width, height, sha256, ...picture }));
    });
  }

  /** @throws uploadNotFound */
  async find(id: number): Promise<Upload> {
    const upload = await this.uploads.findOneBy({ id });
    if (!upload) throw uploadNotFound();
    return upload;
  }

  /** Counts one place more that shows this picture of the account's; undefined when the account has no such picture. */
  async use(manager: EntityManager, userId: number, id: number): Promise<PictureFormat | undefined> {
    const { affected } = await manager.increment(Upload, { id, userId }, 'uses', 1);
    if (!affected) return undefined;
    return (await manager.findOneOrFail(Upload, { select: { id: true, format: true }, where: { id } }))
      .format;
  }

  /** Counts one place less. */
  async release(manager: EntityManager, id: number): Promise<void> {
    await manager.decrement(Upload, { id }, 'uses', 1);
  }

  /** The owner's row is locked, so that parallel uploads are counted one after the other. */
  private async assertRoom(manager: EntityManager, userId: number): Promise<void> {
    await manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    const unused = await manager.countBy(Upload, { userId, uses: 0 });
    if (unused >= MAX_UNUSED_UPLOADS) throw tooManyUnusedUploads({ max: MAX_UNUSED_UPLOADS });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { isStorageFailure } from '../../common/errors/connection-failure.js';
import { UploadVariant } from './entities/upload-variant.entity.js';
import { Upload } from './entities/upload.entity.js';
import { findUpload, type FoundUpload } from './found-upload.js';
import { pictureLibrary } from './picture-library.js';
import { VARIANT_WIDTHS } from './picture.types.js';
import type { UploadName } from './upload-path.js';
import { tooManyVariants, uploadNotFound } from './uploads.errors.js';

const QUALITY = 78;

/** Whoever asks for yet another picture when so many are in the making had better come again. */
const MOST_WAITING = 48;

/** A picture as WebP, without its bytes. */
export interface Variant {
  /** What it is made of, without its bytes either. */
  upload: FoundUpload;
  /** What it is kept as: its own width in pixels, or 'narrow'. */
  name: string;
  /** Names its bytes. */
  tag: string;
}

/** Makes pictures lighter for those who look at them: as WebP, no wider than asked for. Each is made once and kept. */
@Injectable()
export class UploadVariants {
  private readonly inTheMaking = new Map<string, Promise<Buffer>>();
  /** Made since the start. */
  made = 0;

  constructor(
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    @InjectRepository(UploadVariant) private readonly variants: Repository<UploadVariant>,
  ) {}

  /**
   * Makes nothing yet: who may see it is asked in between.
   * @param name one of VARIANT_WIDTHS, or 'narrow' for the middle of a banner
   * @throws uploadNotFound also for any other name, so that nobody can fill the database
   */
  async find(which: UploadName, name: string): Promise<Variant> {
    const isNarrow = name === 'narrow';
    if (!isNarrow && !VARIANT_WIDTHS.some((width) => String(width) === name)) throw uploadNotFound();
    const upload = await findUpload(this.uploads, which);
    if (isNarrow && upload.narrowSize === null) throw uploadNotFound();
    // A picture is never enlarged, so that several names may mean the same one.
    const own = isNarrow ? name : String(Math.min(Number(name), upload.width));
    return { upload, name: own, tag: `${upload.sha256}-${own}-webp` };
  }

  /** Made by the first who asks, for all who ask meanwhile. @throws uploadNotFound, tooManyVariants */
  async bytesOf({ upload: { id }, name }: Variant): Promise<Buffer> {
    const kept = await this.variants.findOneBy({ uploadId: id, name });
    if (kept) return kept.bytes;
    const key = `${id}/${name}`;
    const known = this.inTheMaking.get(key);
    if (known) return known;
    if (this.inTheMaking.size >= MOST_WAITING) throw tooManyVariants();
    const making = this.make(id, name).finally(() => this.inTheMaking.delete(key));
    this.inTheMaking.set(key, making);
    return making;
  }

  /** How many bytes it has: those that are kept are not read for it. @throws what bytesOf throws */
  async sizeOf(variant: Variant): Promise<number> {
    const kept = await this.variants
      .createQueryBuilder('variant')
      .select('octet_length(variant.bytes)', 'size')
      .where({ uploadId: variant.upload.id, name: variant.name })
      .getRawOne<{ size: number }>();
    return kept?.size ?? (await this.bytesOf(variant)).length;
  }

  private async make(id: number, name: string): Promise<Buffer> {
    this.made += 1;
    const upload = await this.uploads.findOneBy({ id });
    const source = name === 'narrow' ? upload?.narrowBytes : upload?.bytes;
    if (!source) throw uploadNotFound();
    const sharp = await pictureLibrary();
    const picture = name === 'narrow' ? sharp(source) : sharp(source).resize({ width: Number(name) });
    const bytes = await picture.webp({ quality: QUALITY }).toBuffer();
    // Another process may have made the same; a picture deleted meanwhile keeps nothing.
    await this.keep(id, name, bytes);
    return bytes;
  }

  /** Without room for it the next reader makes it anew: looking at a picture needs no free disk. */
  private async keep(id: number, name: string, bytes: Buffer): Promise<void> {
    const inserted = this.variants.query(
      `INSERT INTO upload_variants (upload_id, name, bytes)
        SELECT id, $2, $3 FROM uploads WHERE id = $1 FOR KEY SHARE
        ON CONFLICT DO NOTHING`,
      [id, name, bytes],
    );
    await inserted.catch((error: unknown) => {
      if (!isStorageFailure(error)) throw error;
    });
  }
}

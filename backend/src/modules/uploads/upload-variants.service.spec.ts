import type { Repository } from 'typeorm';
import sharp from 'sharp';
import type { UploadVariant } from './entities/upload-variant.entity.js';
import type { Upload } from './entities/upload.entity.js';
import type { FoundUpload } from './found-upload.js';
import { UploadVariants, type Variant } from './upload-variants.service.js';

const MOST = 48;

const variant = (id: number, name = '400'): Variant => ({ upload: { id } as FoundUpload, name, tag: '' });

describe('pictures made lighter', () => {
  let bytes: Buffer;
  let loaded: number[];
  let release: PromiseWithResolvers<void>;
  let variants: UploadVariants;

  beforeAll(async () => {
    bytes = await sharp({ create: { width: 400, height: 10, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  });
  beforeEach(() => {
    loaded = [];
    release = Promise.withResolvers();
    const findOneBy = async ({ id }: { id: number }) => {
      loaded.push(id);
      await release.promise;
      return { id, bytes };
    };
    const none = { findOneBy: () => Promise.resolve(null), query: () => Promise.resolve([]) };
    variants = new UploadVariants(
      { findOneBy } as unknown as Repository<Upload>,
      none as unknown as Repository<UploadVariant>,
    );
  });

  it('are each made once for all who ask meanwhile, and anew where they could not be made', async () => {
    const all = Array.from({ length: 9 }, () => variants.bytesOf(variant(1)));
    release.reject(new Error('gone'));
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(all.map(() => 'rejected'));
    release = Promise.withResolvers();
    release.resolve();
    await expect(variants.bytesOf(variant(1))).resolves.toBeInstanceOf(Buffer);
    expect(loaded).toEqual([1, 1]);
  });

  it('are made so many at once, and later for whoever comes then', async () => {
    const all = Array.from({ length: MOST }, (_one, id) => variants.bytesOf(variant(id)));
    await expect(variants.bytesOf(variant(MOST))).rejects.toMatchObject({ status: 503, retryAfter: 5 });
    const known = variants.bytesOf(variant(0));
    release.resolve();
    await Promise.all([...all, known]);
    await expect(variants.bytesOf(variant(MOST))).resolves.toBeInstanceOf(Buffer);
    expect(variants.made).toBe(MOST + 1);
  });
});

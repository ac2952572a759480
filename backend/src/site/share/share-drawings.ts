import { RecentlyUsed } from '../../common/recently-used.js';
import type { Caches } from '../../common/caches.js';
import { pictureLibrary } from '../../modules/uploads/picture-library.js';
import { DrawingThread } from './drawing-thread.js';
import type { SharePictures } from './pictures.js';
import { shareAddress } from './share-address.js';
import type { Shared } from './shared.types.js';

/** What is kept weighs this much at most, in bytes: some 150 pictures. */
const MOST_KEPT_BYTES = 24 * 1024 * 1024;

/** Whoever comes when so many wait to be drawn had better come again. */
const MOST_WAITING = 16;

/** So many may be drawn at once after a rest, and so many a second for long: a fifth of a processor. */
const BURST = 60;
const A_SECOND = 2;

/** What a picture may weigh, in bytes: previews leave out heavier ones. */
const MOST_PICTURE_BYTES = 300_000;

/** Tried one after the other: photographs are drawn with fewer colours until they are light enough. */
const COLORS = [256, 128, 64, 24];

/** There is too much to draw at the moment. */
export class TooMuchToDraw extends Error {}

/** Draws each picture once, however many ask for it, and keeps what was asked for last. */
export class ShareDrawings {
  private readonly kept: RecentlyUsed<string, Buffer>;
  private readonly inTheMaking = new Map<string, Promise<Buffer>>();
  private allowance = BURST;
  private countedAt = performance.now();
  /** Pictures drawn since the start. */
  drawn = 0;

  constructor(
    private readonly pictures: SharePictures,
    caches: Caches,
    private readonly thread = new DrawingThread(),
  ) {
    const sizeOf = (png: Buffer, address: string) => png.length + 2 * address.length;
    this.kept = caches.add('share-pictures', new RecentlyUsed<string, Buffer>(MOST_KEPT_BYTES, sizeOf));
  }

  /** What is kept or being drawn. */
  known(shared: Shared): Buffer | Promise<Buffer> | undefined {
    const address = shareAddress(shared);
    return this.kept.get(address) ?? this.inTheMaking.get(address);
  }

  /** @returns the picture as PNG. @throws TooMuchToDraw */
  async get(shared: Shared): Promise<Buffer> {
    const known = this.known(shared);
    if (known) return known;
    this.takeTurn();
    const address = shareAddress(shared);
    const making = this.draw(shared).finally(() => this.inTheMaking.delete(address));
    this.inTheMaking.set(address, making);
    const png = await making;
    this.kept.set(address, png);
    return png;
  }

  async end(): Promise<void> {
    await this.thread.end();
  }

  private async draw({ words, picture, language }: Shared): Promise<Buffer> {
    this.drawn += 1;
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    const art = await this.pictures.artOf(picture);
    return fitPng(await this.thread.draw({ direction, ...words, art }));
  }

  private takeTurn(): void {
    const now = performance.now();
    this.allowance = Math.min(BURST, this.allowance + ((now - this.countedAt) / 1000) * A_SECOND);
    this.countedAt = now;
    if (this.allowance < 1 || this.inTheMaking.size >= MOST_WAITING) throw new TooMuchToDraw();
    this.allowance -= 1;
  }
}

/** The same picture within the weight. */
async function fitPng(png: Buffer): Promise<Buffer> {
  let fitting = png;
  const sharp = await pictureLibrary();
  for (const colours of COLORS) {
    if (fitting.length <= MOST_PICTURE_BYTES) return fitting;
    fitting = await sharp(png).png({ palette: true, colours, compressionLevel: 9, effort: 4 }).toBuffer();
  }
  return fitting;
}

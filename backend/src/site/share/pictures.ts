import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicAnswers } from '../../answers/public-answers.service.js';
import { pictureLibrary } from '../../modules/uploads/picture-library.js';
import type { Art, Image } from './drawing/drawing.types.js';
import type { SharedPicture } from './shared.types.js';
import { NothingKnown } from './things/thing.js';

/** As large as any is drawn, in pixels. */
const LARGEST = 900;
const MOST_PIXELS = 25_000_000;

/** Of the site's own drawings (bytes). */
const MOST_SVG = 200_000;
const QUALITY = 88;

/** More would cover one another. */
const MOST_PEOPLE = 9;

const UPLOAD = /^\/api\/uploads\/[\w-]+$/;
const OWN_DRAWING = /^(\/[\w-]+)+\.svg$/;

/** Fetches what a picture shows from this site alone: uploads that strangers may see, and drawings that came with the site. */
export class SharePictures {
  /** @param client folder of the site as browsers get it */
  constructor(
    private readonly answers: PublicAnswers,
    private readonly client: string,
  ) {}

  /** The seal stands in for what there is not, or cannot be drawn. @throws NothingKnown where that is not certain: a picture is kept for long */
  async artOf({ kind, paths }: SharedPicture): Promise<Art> {
    const found = await Promise.all(paths.slice(0, MOST_PEOPLE).map((path) => this.find(path)));
    const images = found.filter((image) => image !== undefined);
    const [image] = images;
    if (!image) return { kind: 'seal' };
    return kind === 'people' ? { kind, images } : { kind, image };
  }

  private async find(path: string): Promise<Image | undefined> {
    if (OWN_DRAWING.test(path)) return this.ownDrawing(path);
    const file = UPLOAD.test(path) ? await this.upload(path) : undefined;
    return file && photograph(file).catch(() => undefined);
  }

  private async ownDrawing(path: string): Promise<Image | undefined> {
    try {
      return drawingOf(await readFile(join(this.client, path)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw new NothingKnown(`${path} could not be read`, { cause: error });
    }
  }

  private async upload(path: string): Promise<Buffer | undefined> {
    const { status, body } = await this.answers.get(path);
    if (status === 404) return undefined;
    if (status !== 200) throw new NothingKnown(`${path} was answered with ${status}`);
    return body;
  }
}

/** Small enough to be drawn. */
async function photograph(file: Buffer): Promise<Image> {
  const sharp = await pictureLibrary();
  const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS })
    .resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { type: 'image/jpeg', data: data.toString('base64'), width: info.width, height: info.height };
}

/** A drawing of the site's own; its view box says its shape. */
function drawingOf(svg: Buffer): Image | undefined {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg.toString('utf8', 0, 500)) ?? [];
  if (svg.length > MOST_SVG || height === undefined) return undefined;
  return {
    type: 'image/svg+xml',
    data: svg.toString('base64'),
    width: Number(width),
    height: Number(height),
  };
}

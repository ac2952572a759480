import { colors } from './colors.ts';
import type { Art, Image } from './drawing.types.ts';
import { angleOf, flower, rings, sprout } from './seal.ts';

/** The room beside the words, in pixels: a square around its middle, whose side is given for pages that are read from the left. */
export const ART = { x: 906, y: 315, radius: 281 } as const;

/** The largest picture of its own shape. */
const FRAME = { width: 500, height: 440 } as const;

/** More would cover one another. */
const MOST_PEOPLE = 9;

const hrefOf = ({ type, data }: Image): string => `data:${type};base64,${data}`;

const imageAt = (image: Image, x: number, y: number, width: number, height: number): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${hrefOf(image)}"/>`;

/** A picture in a circle. */
const roundPicture = (image: Image, id: string, x: number, y: number, radius: number): string =>
  `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${radius}"/></clipPath>` +
  `<g clip-path="url(#${id})">${imageAt(image, x - radius, y - radius, 2 * radius, 2 * radius)}</g>` +
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colors.accent}" stroke-width="0.9"/>`;

function people(images: readonly Image[]): string {
  const shown = images.slice(0, MOST_PEOPLE);
  const radius = Math.min(20, 36 * Math.sin(Math.PI / shown.length));
  return shown
    .map((image, index) => {
      const angle = angleOf(index, shown.length);
      return roundPicture(image, `person${index}`, 43 * Math.cos(angle), 43 * Math.sin(angle), radius);
    })
    .join('');
}

function framedPicture(image: Image, x: number): string {
  const scale = Math.min(FRAME.width / image.width, FRAME.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const [left, top] = [x - width / 2, ART.y - height / 2];
  return (
    `<clipPath id="frame"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="10"/></clipPath>` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="10" fill="#fff"/>` +
    `<g clip-path="url(#frame)">${imageAt(image, left, top, width, height)}</g>` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="10" fill="none" stroke="${colors.accent}" stroke-width="2.5"/>`
  );
}

/** @param x its middle */
export function artOf(art: Art, x: number): string {
  if (art.kind === 'picture') return framedPicture(art.image, x);
  const held = {
    seal: () => flower,
    portrait: ({ image }: Extract<Art, { kind: 'portrait' }>) => roundPicture(image, 'portrait', 0, 0, 63),
    people: ({ images }: Extract<Art, { kind: 'people' }>) => people(images) + sprout,
  }[art.kind] as (shown: Art) => string;
  return `<g transform="translate(${x} ${ART.y}) scale(${ART.radius / 97})">${rings}${held(art)}</g>`;
}

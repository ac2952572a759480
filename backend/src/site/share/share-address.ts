import { createHash } from 'node:crypto';
import type { Shared, ShareKind } from './shared.types.js';

/** Counts the looks of the pictures: whoever changes one counts on, so that nobody keeps the old. */
const LOOK = 1;

/** Names what a picture shows, in the language in which it speaks. */
export const hashOf = ({ words, picture }: Shared): string =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, words, picture]))
    .digest('hex')
    .slice(0, 16);

/** Where a picture stands on this site. */
export function shareAddress(shared: Shared): string {
  const query = shared.language === 'en' ? '' : `?lang=${shared.language}`;
  return `/share/${shared.kind}/${shared.id}-${hashOf(shared)}.png${query}`;
}

/** As an address names it. */
export interface NamedPicture {
  kind: ShareKind;
  id: number;
  hash: string;
}

const ADDRESS = /^\/share\/(participant|report|award|season|ad)\/([1-9]\d{0,9})-([\da-f]{16})\.png$/;

/** Undefined for what is no address of a picture. */
export function namedPicture(path: string): NamedPicture | undefined {
  const [, kind, id, hash] = ADDRESS.exec(path) ?? [];
  return hash === undefined ? undefined : { kind: kind as ShareKind, id: Number(id), hash };
}

import type { PagePreview } from '../site-renderer.js';
import { shareAddress } from './share-address.js';
import type { Shared } from './shared.types.js';

/** What link previews show of a thing. */
export function previewOf(shared: Shared | undefined): PagePreview | undefined {
  if (!shared) return undefined;
  const { kind, id, words, part } = shared;
  return {
    picture: shareAddress(shared),
    alt: `${words.title} · ${words.site}`,
    ...(part && { part: { query: `${kind}=${id}`, words: part.words } }),
  };
}

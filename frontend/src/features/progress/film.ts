/** Whose player shows a film, and where it is; 'link' for films that open outside. */
export type FilmSource =
  | { kind: 'youtube' | 'vimeo' | 'peertube'; host: string; embedUrl: string; url: string }
  | { kind: 'link'; host: string; url: string };

export type PlayableSource = Exclude<FilmSource, { kind: 'link' }>;

const YOUTUBE = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'www.youtube-nocookie.com',
];
const VIMEO = ['vimeo.com', 'www.vimeo.com'];

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{1,15}$/;
const VIMEO_HASH = /^[\da-f]{6,40}$/i;
/** A UUID or its short form. */
const PEERTUBE_ID = /^[\da-z-]{8,36}$/i;

const isMatching = (pattern: RegExp, text: string | null | undefined): text is string =>
  typeof text === 'string' && pattern.test(text);

/**
 * Tells how a film is shown by its address: YouTube, Vimeo and the listed PeerTube hosts in a player, everything else
 * outside; undefined for what is no web address. The player's address is put together from the film's id alone, so that
 * nothing else of what somebody typed gets into the page.
 */
export function filmOf(address: string, peertubeHosts: readonly string[]): FilmSource | undefined {
  const url = parse(address);
  if (!url) return undefined;
  const outside = { host: url.host, url: url.href };
  return youtube(url) ?? vimeo(url) ?? peertube(url, peertubeHosts) ?? { kind: 'link', ...outside };
}

function parse(address: string): URL | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return undefined;
  // Who is named before an @ only makes the address look like another site's.
  url.username = '';
  url.password = '';
  return url;
}

const segments = ({ pathname }: URL): string[] => pathname.split('/').filter((segment) => segment !== '');

function youtube(url: URL): PlayableSource | undefined {
  const id = youtubeId(url);
  if (!isMatching(YOUTUBE_ID, id)) return undefined;
  const embedUrl = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  return { kind: 'youtube', host: 'YouTube', embedUrl, url: url.href };
}

function youtubeId(url: URL): string | null | undefined {
  const [first, second, ...more] = segments(url);
  if (more.length > 0) return undefined;
  if (url.host === 'youtu.be') return second === undefined ? first : undefined;
  if (!YOUTUBE.includes(url.host) || first === undefined) return undefined;
  if (first === 'watch') return second === undefined ? url.searchParams.get('v') : undefined;
  return ['shorts', 'embed', 'live'].includes(first) ? second : undefined;
}

function vimeo(url: URL): PlayableSource | undefined {
  const parts = segments(url);
  const isPlayer = url.host === 'player.vimeo.com' && parts.shift() === 'video';
  if (!isPlayer && !VIMEO.includes(url.host)) return undefined;
  const [id, inPath, ...more] = parts;
  if (!isMatching(VIMEO_ID, id) || more.length > 0) return undefined;
  // Films that are not listed are found by a hash beside their number.
  const hash = inPath ?? (url.searchParams.get('h') || undefined);
  if (hash !== undefined && !isMatching(VIMEO_HASH, hash)) return undefined;
  const embedUrl = `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`;
  return { kind: 'vimeo', host: 'Vimeo', embedUrl, url: url.href };
}

function peertube(url: URL, hosts: readonly string[]): PlayableSource | undefined {
  if (!hosts.includes(url.host)) return undefined;
  const parts = segments(url);
  const id = parts.pop();
  if (!['w', 'videos/watch', 'videos/embed'].includes(parts.join('/')) || !isMatching(PEERTUBE_ID, id))
    return undefined;
  // Without p2p, other viewers would not learn the address of this one.
  const embedUrl = `https://${url.host}/videos/embed/${id}?autoplay=1&p2p=0`;
  return { kind: 'peertube', host: url.host, embedUrl, url: url.href };
}

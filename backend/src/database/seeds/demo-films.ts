/**
 * Stand-ins for the participants' films: the open movies of the Blender studio, which anyone may show. Each kind of link that
 * the site knows is among them, and one that it only leads to.
 */
export const FILMS = {
  bunny: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  sintel: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  steel: 'https://www.youtube.com/watch?v=R6MlUcmOul8',
  laundromat: 'https://www.youtube.com/watch?v=Y-rmzh0PI3c',
  spring: 'https://www.youtube.com/watch?v=WhWc3b3KhnY',
  onVimeo: 'https://vimeo.com/1084537',
  onPeerTube: 'https://video.blender.org/w/pAQiVCgv2CsLg79KKXUoMw',
  elsewhere: 'https://example.org/film',
} as const;

/** PeerTube hosts that the demo's administrator listed. */
export const FILM_HOSTS = 'video.blender.org';

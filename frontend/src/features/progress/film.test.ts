import { describe, expect, test } from 'vitest';
import { filmOf } from './film';

const hosts = ['video.example.org', 'films.example.org'];
const id = 'aqz-KE-bpKQ';
const uuid = '9c9de5e8-0a1e-484a-b099-e80766180a6d';

const playerOf = (address: string) => {
  const film = filmOf(address, hosts);
  return film && film.kind !== 'link' ? film.embedUrl : film?.kind;
};

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?list=PL1&v=${id}&t=90s`,
  `http://m.youtube.com/watch?v=${id}`,
  `https://music.youtube.com/watch?v=${id}`,
  `https://YOUTU.BE/${id}?si=abc`,
  `https://youtu.be/${id}/`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/embed/${id}?start=3`,
  `https://www.youtube.com/live/${id}?feature=share`,
  `https://www.youtube-nocookie.com/embed/${id}`,
])("plays %s in YouTube's player without cookies", (address) => {
  expect(filmOf(address, [])).toMatchObject({ kind: 'youtube', host: 'YouTube' });
  expect(playerOf(address)).toBe(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`);
});

test.each([
  ['https://vimeo.com/76979871', '76979871?'],
  ['https://www.vimeo.com/76979871/', '76979871?'],
  ['https://vimeo.com/76979871/8272103f6e', '76979871?h=8272103f6e&'],
  ['https://vimeo.com/76979871?h=8272103f6e', '76979871?h=8272103f6e&'],
  ['https://player.vimeo.com/video/76979871', '76979871?'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871?h=8272103f6e&'],
])("plays %s in Vimeo's player", (address, film) => {
  expect(filmOf(address, [])).toMatchObject({ kind: 'vimeo', host: 'Vimeo' });
  expect(playerOf(address)).toBe(`https://player.vimeo.com/video/${film}autoplay=1&dnt=1`);
});

test.each([
  [`https://video.example.org/w/kkGMgK9ZtnKfYAgnEtQxbv`, 'kkGMgK9ZtnKfYAgnEtQxbv'],
  [`https://VIDEO.example.org/videos/watch/${uuid}?start=3s`, uuid],
  [`https://video.example.org/videos/embed/${uuid}/`, uuid],
])('plays %s from a listed PeerTube host', (address, film) => {
  expect(filmOf(address, hosts)).toMatchObject({ kind: 'peertube', host: 'video.example.org' });
  expect(playerOf(address)).toBe(`https://video.example.org/videos/embed/${film}?autoplay=1&p2p=0`);
});

describe('opens outside', () => {
  test.each([
    'https://example.org/film.mp4',
    `https://peertube.elsewhere.example/w/${uuid}`,
    `https://video.example.org.evil.example/w/${uuid}`,
    `https://video.example.org:8443/w/${uuid}`,
    'https://video.example.org/w/p/kkGMgK9ZtnKfYAgnEtQxbv',
    'https://video.example.org/a/somebody/videos',
    'https://video.example.org/',
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `https://www.youtube.com:8443/watch?v=${id}`,
    `https://www.youtube.com./watch?v=${id}`,
    `https://evil.example/https://www.youtube.com/watch?v=${id}`,
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/@somebody',
    `https://www.youtube.com/redirect?q=https://evil.example&v=${id}`,
    `https://www.youtube.com/embed/../redirect/${id}`,
    `https://www.youtube.com/embed/${id}/../../logout`,
    'https://www.youtube.com/embed/%2e%2e%2flogout',
    'https://www.youtube.com/watch?v=aqz-KE-bp"K',
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/76979871/8272103f6e/more',
    'https://vimeo.com/76979871/not-a-hash',
    'https://player.vimeo.com/76979871',
    'https://player.vimeo.com.evil.example/video/76979871',
  ])('%s', (address) => expect(playerOf(address)).toBe('link'));

  test('what the address leads to, not what stands before an @', () => {
    const film = filmOf(`https://www.youtube.com:pass@evil.example/watch?v=${id}`, hosts);
    expect(film).toEqual({ kind: 'link', host: 'evil.example', url: `https://evil.example/watch?v=${id}` });
  });
});

test('plays what is behind an @ of no consequence', () => {
  const film = filmOf(`https://evil.example@youtu.be/${id}`, hosts);
  expect(film).toMatchObject({ kind: 'youtube', url: `https://youtu.be/${id}` });
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)//https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://www.youtube.com/9c9de5e8',
  'ftp://video.example.org/w/film',
  '//www.youtube.com/watch?v=aqz-KE-bpKQ',
  'www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://',
  '',
])('takes %j for no film', (address) => expect(filmOf(address, hosts)).toBeUndefined());

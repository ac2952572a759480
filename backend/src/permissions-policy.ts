import type { NextFunction, Request, Response } from 'express';

const HEADER = 'Permissions-Policy';

/** What no page of the site does, and no frame in it may: browsers refuse it without asking the reader. */
const DENIED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Signing in by a passkey, and copying an address: for pages of ours alone. */
const OWN = [
  'clipboard-read',
  'clipboard-write',
  'publickey-credentials-create',
  'publickey-credentials-get',
];

/** What a film's player needs. */
const OF_FILMS = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];

/** @param players origins whose frames the page may show */
const policy = (players: readonly string[]): string =>
  [
    ...DENIED.map((feature) => `${feature}=()`),
    ...OWN.map((feature) => `${feature}=(self)`),
    ...OF_FILMS.map(
      (feature) => `${feature}=(${['self', ...players.map((origin) => `"${origin}"`)].join(' ')})`,
    ),
  ].join(', ');

const WITHOUT_PLAYERS = policy([]);

/** Says of every answer what a page may ask a browser for. */
export function permissionsPolicy(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader(HEADER, WITHOUT_PLAYERS);
  next();
}

/** Lets the players in the page of this answer do what films need. */
export function permitPlayers(response: Response, players: readonly string[]): void {
  response.setHeader(HEADER, policy(players));
}

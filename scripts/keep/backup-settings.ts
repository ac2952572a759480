import { resolve } from 'node:path';
import { LaunchError } from '../launcher/launch-error.ts';
import { root, variable } from '../launcher/settings.ts';

/** Where a copy of each backup goes, by the protocol of S3. */
export interface RemotePlace {
  /** Where the server answers, such as https://s3.example.org. */
  endpoint: string;
  region: string;
  bucket: string;
  /** What the names of objects begin with: empty, or with a slash at its end. */
  prefix: string;
  keyId: string;
  secret: string;
}

/** Which backups there are to be. */
export interface BackupSettings {
  /** The folder of the backups of this machine. */
  folder: string;
  /** Undefined where backups stay on this machine. */
  remote: RemotePlace | undefined;
  /** From one backup to the next (ms). */
  everyMs: number;
  /** So many of the newest stay on this machine. */
  keep: number;
}

/** @throws LaunchError */
export function loadBackupSettings(): BackupSettings {
  const url = variable('BACKUP_URL');
  return {
    folder: resolve(root, variable('BACKUP_DIR') ?? '.backups'),
    remote: url === undefined ? undefined : remotePlace(url),
    everyMs: numberOf('BACKUP_EVERY_HOURS', 24, 24 * 31) * 3_600_000,
    keep: numberOf('BACKUP_KEEP', 7, 10_000),
  };
}

/** Reads https://<key id>:<secret>@<host>/<bucket>[/<prefix>][?region=<region>]. The address holds a secret, so no message repeats it. */
export function remotePlace(text: string): RemotePlace {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [bucket = '', ...folders] = (url?.pathname ?? '').split('/').filter((part) => part !== '');
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || !bucket)
    throw new LaunchError(
      'BACKUP_URL has to be https://<key id>:<secret>@<host>/<bucket>/<folder>?region=<region>.',
    );
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    keyId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
  };
}

function numberOf(name: string, fallback: number, most: number): number {
  const text = variable(name) ?? String(fallback);
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new LaunchError(`${name} is a whole number from 1 to ${most}, not '${text}'.`);
}

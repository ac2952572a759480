import type { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { join } from 'node:path';
import { LaunchError } from '../launcher/launch-error.ts';
import { packed, unpack } from './backup-archive.ts';
import type { RemotePlace } from './backup-settings.ts';
import { isBackupName, isDatedWell } from './local-backups.ts';

/** Sent piece by piece (bytes), so that no backup has to fit into memory. */
const PART_BYTES = 8 * 1024 * 1024;

/** Longest waits: for a connection, and for the next bytes on one (ms). Without the second nothing would be backed up again once a bucket fell silent. */
const PATIENCE = { connectionTimeout: 10_000, socketTimeout: 120_000 };

/** Its key has to put and get objects, and nothing else: neither list nor delete. */
const LATEST = 'latest';

/** The copies of backups in a bucket: one object each, and one that names the newest. */
export class RemoteBackups {
  readonly #place: RemotePlace;
  readonly #client: S3Client;

  constructor(place: RemotePlace, patience = PATIENCE) {
    this.#place = place;
    const { endpoint, region, keyId, secret } = place;
    this.#client = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
      requestHandler: patience,
      // Not every server knows the newer checksums; what a backup holds is compared with its manifest anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** The newest that is there whole; undefined where there is none yet. */
  async newest(): Promise<string | undefined> {
    const body = await this.#get(LATEST).catch((error: unknown) => {
      if (isNoneThere(error)) return undefined;
      throw error;
    });
    const name = (await body?.transformToString())?.trim();
    if (name !== undefined && !isBackupName(name))
      throw new LaunchError('What the bucket names as its newest backup is no name of one.');
    return name;
  }

  /** Sends a backup of this machine, and names it as the newest once it is there, unless a newer one is. */
  async send(folder: string, name: string): Promise<void> {
    const target = { ...this.#object(`${name}.tar.gz`), Body: packed(join(folder, name)) };
    await new Upload({ client: this.#client, params: target, partSize: PART_BYTES, queueSize: 2 }).done();
    // Who may not read which is named names the one that was sent.
    const named = await this.newest().catch(() => undefined);
    if (named !== undefined && named >= name && isDatedWell(named)) return;
    await this.#client.send(new PutObjectCommand({ ...this.#object(LATEST), Body: name }));
  }

  /** Brings a backup to this machine. */
  async fetch(name: string, folder: string): Promise<string> {
    if (!isBackupName(name)) throw new LaunchError(`'${name}' is no name of a backup.`);
    const body = await this.#get(`${name}.tar.gz`).catch((error: unknown) => {
      throw isNoneThere(error)
        ? new LaunchError(`The bucket has no backup ${name}, or keeps it to itself.`)
        : error;
    });
    const target = join(folder, name);
    await unpack(body as unknown as Readable, target);
    return target;
  }

  async #get(key: string) {
    const { Body } = await this.#client.send(new GetObjectCommand(this.#object(key)));
    return Body!;
  }

  #object(key: string) {
    return { Bucket: this.#place.bucket, Key: this.#place.prefix + key };
  }
}

/** Where a key may not list, S3 says 403 of what is not there, so as not to tell that. */
const isNoneThere = (error: unknown): boolean =>
  [403, 404].includes((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0);

import { join } from 'node:path';
import type { Settings } from '../launcher/settings.ts';
import type { BackupSettings } from './backup-settings.ts';
import { isDatedWell, localBackups, madeAtOf, newBackupName, pruneBackups } from './local-backups.ts';
import { makeBackup } from './make-backup.ts';

/** Where copies go. */
export interface Copies {
  newest(): Promise<string | undefined>;
  send(folder: string, name: string): Promise<void>;
}

/** Sees to it that there is a backup not older than it may be, here and elsewhere, and no more of them than are to be kept. */
export class BackupKeeper {
  /** The newest that is known to be elsewhere. */
  sent: string | undefined;

  readonly #settings: Settings;
  readonly #backups: BackupSettings;
  readonly #copies: Copies | undefined;
  readonly #say: (line: string) => void;

  constructor(
    settings: Settings,
    backups: BackupSettings,
    copies: Copies | undefined,
    say: (line: string) => void,
  ) {
    this.#settings = settings;
    this.#backups = backups;
    this.#copies = copies;
    this.#say = say;
  }

  /** The newest of this machine. */
  get newest(): string | undefined {
    return localBackups(this.#backups.folder).find(isDatedWell);
  }

  /** From one to the next (ms). */
  get everyMs(): number {
    return this.#backups.everyMs;
  }

  /** How long until the next one is due (ms); 0 where it is. */
  get dueIn(): number {
    const { newest } = this;
    return newest === undefined ? 0 : Math.max(0, madeAtOf(newest) + this.everyMs - Date.now());
  }

  /** Does what is due. Whatever fails, old backups go: else a bucket that is away would fill the disk. */
  async keep(): Promise<void> {
    const { folder, keep } = this.#backups;
    try {
      if (this.dueIn === 0) await this.#make();
      await this.#copy();
    } finally {
      pruneBackups(folder, keep);
    }
  }

  async #make(): Promise<void> {
    const name = newBackupName();
    await makeBackup(this.#settings, join(this.#backups.folder, name));
    this.#say(`Made ${name}`);
  }

  /** Also what was made while the bucket was away. */
  async #copy(): Promise<void> {
    const { newest } = this;
    const copies = this.#copies;
    if (!copies || newest === undefined) return;
    if (this.sent === undefined || !isDatedWell(this.sent)) this.sent = await this.#newestElsewhere(copies);
    if (this.sent !== undefined && this.sent >= newest) return;
    await copies.send(this.#backups.folder, newest);
    this.sent = newest;
    this.#say(`Sent ${newest}`);
  }

  /** Who cannot read it sends the newest once more, rather than not at all. */
  async #newestElsewhere(copies: Copies): Promise<string | undefined> {
    try {
      const name = await copies.newest();
      return name !== undefined && isDatedWell(name) ? name : undefined;
    } catch (error) {
      this.#say(`Which backup the bucket has cannot be read: ${(error as Error).message}`);
      return undefined;
    }
  }
}

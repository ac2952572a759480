import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onShutDown } from '../../../scripts/launcher/processes/shut-down.ts';

const SIZE = '400m';
const FILLING = 'filling';
const MEGABYTE = 1024 * 1024;

/** A disk of its own, so small that it can be filled. */
export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** @returns undefined where no disk can be mounted: it takes root on Linux */
  static make(): SmallDisk | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=711`, 'tmpfs', folder]);
    if (status !== 0) {
      rmSync(folder, { recursive: true });
      return undefined;
    }
    onShutDown(async () => {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    });
    return new SmallDisk(folder);
  }

  /** Writes until nothing fits any more, by and by: the proxies of this process work meanwhile. */
  async fill(): Promise<void> {
    const rest = Buffer.alloc(MEGABYTE);
    for (let { bavail, bsize } = statfsSync(this.folder); bavail * bsize > 2 * MEGABYTE;) {
      await appendFile(join(this.folder, FILLING), rest);
      ({ bavail, bsize } = statfsSync(this.folder));
    }
    for (let number = 0; ; number++)
      try {
        writeFileSync(join(this.folder, `${FILLING}-${number}`), rest.subarray(0, 64 * 1024));
      } catch {
        return;
      }
  }

  empty(): void {
    for (let number = 0; number < 64; number++)
      rmSync(join(this.folder, `${FILLING}-${number}`), { force: true });
    rmSync(join(this.folder, FILLING), { force: true });
  }
}

import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Replaces a file so that a crash at any moment leaves the old content or the new, whole. Readable by the owner only. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  await writeDurably(`${file}.new`, content);
  await rename(`${file}.new`, file);
  await syncFolder(dirname(file));
}

/** Writes a file and returns when it is on the disk. */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes renames in a folder durable. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

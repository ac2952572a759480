/** Rows read and compared together. */
export const CHUNK = 500;

/** Calls `work` with the id of the last row done, until it gives fewer than a whole chunk of ids. */
export async function inChunks(work: (after: string) => Promise<string[]>): Promise<number> {
  let done = 0;
  for (let after = '0'; ;) {
    const ids = await work(after);
    done += ids.length;
    if (ids.length < CHUNK) return done;
    after = ids.at(-1)!;
  }
}

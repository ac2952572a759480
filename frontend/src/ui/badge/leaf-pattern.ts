export interface Leaf {
  x: number;
  y: number;
  /** Which two opposite corners are pointed. */
  turned: boolean;
  /** Index into the palette of the picture. */
  tone: number;
}

/** A small seeded generator (mulberry32), so that the same ad always gets the same picture. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A field of leaves, mirrored left to right so that it reads as a made thing rather than noise. */
export function leafPattern(seed: number, columns: number, rows: number, tones: number): Leaf[] {
  const random = seededRandom(seed);
  const leaves: Leaf[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns / 2; x++) {
      const turned = random() < 0.5;
      const tone = Math.floor(random() * tones);
      leaves.push({ x, y, turned, tone }, { x: columns - 1 - x, y, turned: !turned, tone });
    }
  }
  return leaves;
}

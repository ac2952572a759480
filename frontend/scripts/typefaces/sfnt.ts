/** Reads and writes the two tables of a TrueType file that a cut has to do with: which characters it draws, and what it is called. */
interface Table {
  tag: string;
  data: Buffer;
}

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    const start = font.readUInt32BE(at + 8);
    return {
      tag: font.toString('latin1', at, at + 4),
      data: font.subarray(start, start + font.readUInt32BE(at + 12)),
    };
  });
}

/** Code points that a font draws, in order. @throws where its map is of none of the two kinds that are in use (4 and 12) */
export function codePointsOf(font: Buffer): number[] {
  const cmap = tablesOf(font).find(({ tag }) => tag === 'cmap')!.data;
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + index * 8)),
  );
  const whole = maps.find((map) => map.readUInt16BE(0) === 12);
  const found = whole ? fromGroups(whole) : fromSegments(maps.find((map) => map.readUInt16BE(0) === 4)!);
  return [...new Set(found)].toSorted((one, other) => one - other);
}

const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Format 12. */
const fromGroups = (map: Buffer): number[] =>
  Array.from({ length: map.readUInt32BE(12) }, (_, index) => 16 + index * 12).flatMap((at) =>
    between(map.readUInt32BE(at), map.readUInt32BE(at + 4)),
  );

/** Format 4; the last segment is a mark of the end. What it names may lack a glyph, which `glyphOf` of the format says. */
function fromSegments(map: Buffer): number[] {
  const twice = map.readUInt16BE(6);
  const [ends, starts] = [14, 16 + twice];
  const [deltas, offsets] = [starts + twice, starts + 2 * twice];
  const glyphOf = (at: number, code: number): number => {
    const offset = map.readUInt16BE(offsets + at);
    const delta = map.readUInt16BE(deltas + at);
    if (offset === 0) return (code + delta) & 0xffff;
    return map.readUInt16BE(offsets + at + offset + 2 * (code - map.readUInt16BE(starts + at)));
  };
  return Array.from({ length: twice / 2 - 1 }, (_, index) => index * 2).flatMap((at) =>
    between(map.readUInt16BE(starts + at), map.readUInt16BE(ends + at)).filter((code) => glyphOf(at, code)),
  );
}

/** The font under another family name: several files of one family are told apart by it. */
export function renamed(font: Buffer, family: string): Buffer {
  const kept = tablesOf(font).filter(({ tag }) => tag !== 'name');
  return fontFile(font.readUInt32BE(0), [...kept, { tag: 'name', data: nameTable(family) }]);
}

/** Family, style, whole name and PostScript's, for Windows in English, which all programs read. */
function nameTable(family: string): Buffer {
  const names = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ] as const;
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  const texts: Buffer[] = [];
  let offset = 0;
  names.forEach(([id, name], index) => {
    const text = Buffer.from(name, 'utf16le').swap16();
    [3, 1, 0x409, id, text.length, offset].forEach((value, part) =>
      head.writeUInt16BE(value, 6 + index * 12 + part * 2),
    );
    offset += text.length;
    texts.push(text);
  });
  return Buffer.concat([head, ...texts]);
}

function fontFile(version: number, tables: readonly Table[]): Buffer {
  const sorted = tables.toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
  const header = Buffer.alloc(HEADER_BYTES + sorted.length * ENTRY_BYTES);
  const power = Math.floor(Math.log2(sorted.length));
  header.writeUInt32BE(version, 0);
  [sorted.length, 2 ** power * 16, power, sorted.length * 16 - 2 ** power * 16].forEach((value, index) =>
    header.writeUInt16BE(value, 4 + index * 2),
  );
  const bodies: Buffer[] = [];
  let offset = header.length;
  sorted.forEach(({ tag, data }, index) => {
    const body = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    header.write(tag, at, 'latin1');
    [sumOf(body), offset, data.length].forEach((value, part) =>
      header.writeUInt32BE(value, at + 4 + part * 4),
    );
    offset += body.length;
    bodies.push(body);
  });
  return Buffer.concat([header, ...bodies]);
}

function sumOf(body: Buffer): number {
  let sum = 0;
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0;
  return sum;
}

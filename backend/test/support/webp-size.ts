/** Width and height of a WebP file from its header; the application lets its decoder read PNG and JPEG alone. */
export function webpSize(file: Buffer): { width: number; height: number } {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    throw new Error('This is no WebP file');
  const kind = file.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
}

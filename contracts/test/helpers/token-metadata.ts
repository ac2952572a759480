import { SaxesParser } from 'saxes';

/** What a wallet reads of a token. */
export type TokenMetadata = {
  name: string;
  description: string;
  image: string;
  attributes: { trait_type: string; value: string | number; display_type?: string }[];
};

/** An SVG picture taken apart. */
export type Picture = { source: string; elements: string[]; texts: string[] };

function decode(uri: string, type: string): string {
  const start = `data:${type};base64,`;
  if (!uri.startsWith(start)) throw new Error(`Expected ${start}, got ${uri.slice(0, start.length)}`);
  return Buffer.from(uri.slice(start.length), 'base64').toString('utf8');
}

/** Reads the JSON of a token URI. */
export function readMetadata(tokenUri: string): TokenMetadata {
  return JSON.parse(decode(tokenUri, 'application/json')) as TokenMetadata;
}

/**
 * Reads the picture of a token.
 * @throws when it is not well-formed XML
 */
export function readPicture(tokenUri: string): Picture {
  const source = decode(readMetadata(tokenUri).image, 'image/svg+xml');
  const picture: Picture = { source, elements: [], texts: [] };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri }) => picture.elements.push(`${uri} ${local}`));
  parser.on('text', (text) => picture.texts.push(text));
  parser.write(source).close();
  return picture;
}

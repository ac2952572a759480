/** How a body may be written; identity is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best of ours that a reader takes (RFC 9110, section 12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined || accepted === '') return 'identity';
  const wanted = new Map(accepted.toLowerCase().split(',').map(preferenceOf));
  const weightOf = (encoding: string): number => wanted.get(encoding) ?? wanted.get('*') ?? 0;
  const [br, gzip] = [weightOf('br'), weightOf('gzip')];
  if (br === 0 && gzip === 0) return 'identity';
  if ((wanted.get('identity') ?? 0) > Math.max(br, gzip)) return 'identity';
  return br >= gzip ? 'br' : 'gzip';
}

function preferenceOf(part: string): [encoding: string, weight: number] {
  const [encoding = '', ...parameters] = part.split(';').map((text) => text.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [encoding, weight === undefined ? 1 : Number(weight) || 0];
}

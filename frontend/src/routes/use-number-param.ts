import { useParams } from 'react-router-dom';

const WRITTEN = /^[1-9]\d*$/;

/** The number in an address, where it is written as links write it; NaN, of which the server knows nothing, for '01' or '1e0': a page has one address. */
export function useNumberParam(name: string): number {
  const segment = useParams()[name] ?? '';
  return WRITTEN.test(segment) ? Number(segment) : NaN;
}

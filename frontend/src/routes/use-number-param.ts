import { useParams } from 'react-router-dom';

const WRITTEN = /^[1-9]\d*$/;

/** As {@link useNumberParam}, of what stands in the address. */
export const numberIn = (segment = ''): number => (WRITTEN.test(segment) ? Number(segment) : NaN);

/** The number in an address, where it is written as links write it; NaN, of which the server knows nothing, for '01' or '1e0': a page has one address. */
export const useNumberParam = (name: string): number => numberIn(useParams()[name]);

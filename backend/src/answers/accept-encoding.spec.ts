import { encodingFor } from './accept-encoding.js';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br ; q=0, gzip ; q=0', 'identity'],
    ['identity;q=1, gzip;q=0.5', 'identity'],
    ['gzip;q=nonsense', 'identity'],
  ])('for %p is %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
});

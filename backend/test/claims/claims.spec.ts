import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAIMS } from './claims.ts';

const ROOT = join(__dirname, '../../..');

describe('what holds up the claims of docs/security.md', () => {
  it.each(CLAIMS)('stands where it stood: $claim', ({ file, find }) => {
    expect(readFileSync(join(ROOT, file), 'utf8').split(find)).toHaveLength(2);
  });

  it('is named once', () => {
    const names = CLAIMS.map(({ claim }) => claim);
    expect(new Set(names).size).toBe(names.length);
  });
});

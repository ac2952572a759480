/**
 * `npm run images`: which images compose builds from and runs, and which of them are named by a tag alone, behind which something
 * else may stand tomorrow. Ends with 1 where one is; a variable of .env or the environment names it by digest (docs/deploying.md).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { baseImages, isPinned } from './images/base-images.ts';
import { root } from './launcher/settings.ts';

const file = join(root, '.env');
const given = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
const images = baseImages(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), given);
for (const { variable, image } of images)
  process.stdout.write(`${isPinned(image) ? 'by digest' : 'by tag   '}  ${variable}=${image}\n`);
process.exitCode = images.every(({ image }) => isPinned(image)) ? 0 : 1;

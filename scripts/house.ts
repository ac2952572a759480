// `npm run house`: how big the house is, tests and generated files apart, for the section of that name in docs/architecture.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = [
  'backend/src',
  'backend/src/chain/operator',
  'backend/src/chain/events',
  'frontend/src',
  'scripts',
];

const isCounted = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$|(^|\/)(generated|testing)\//.test(file);

for (const part of PARTS) {
  const files = readdirSync(part, { recursive: true, encoding: 'utf8' }).filter(isCounted);
  const lines = files.map((file) => readFileSync(join(part, file), 'utf8').split('\n').length - 1);
  const sorted = lines.toSorted((one, other) => one - other);
  const small = lines.filter((each) => each < 20).length;
  const all = lines.reduce((sum, each) => sum + each, 0);
  console.log(
    `${part}: ${files.length} files, ${all} lines, median ${sorted[Math.floor(sorted.length / 2)]}, ${small} under 20 lines`,
  );
}

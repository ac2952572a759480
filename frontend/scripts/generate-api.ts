/** Writes src/api/generated/<feature>.ts from the API's OpenAPI document, one file a feature (its tag), and failure.ts. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

type EndpointFilter = Parameters<typeof generateEndpoints>[0]['filterEndpoints'];

const features = [
  'auth',
  'altcha',
  'identity',
  'security',
  'ads',
  'placements',
  'uploads',
  'payments',
  'admin',
  'tokenomics',
  'config',
  'settings',
  'participants',
  'awards',
  'judging',
  'viewers',
  'nft',
  'wallet',
  'votes',
  'follows',
  'notifications',
  'progress',
  'talk',
  'books',
  'seasons',
  'homes',
  'search',
];

const taggedWith =
  (tag: string): EndpointFilter =>
  (_name, { operation }) =>
    operation.tags?.includes(tag) ?? false;

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

/** Failures are alike everywhere: their types stand in one file and not in every feature's. */
function withoutFailures(file: string): string {
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  for (const operations of Object.values(document.paths))
    for (const operation of Object.values(operations))
      operation.responses = Object.fromEntries(
        Object.entries(operation.responses).filter(([status]) => status.startsWith('2')),
      );
  return JSON.stringify(document);
}

/**
 * Moves the types of failures, which the accounts' document alone still has, to a file of their own: what makes a call fail is below
 * the calls, and would stand in a circle with them.
 */
function splitOffFailures(): void {
  const file = './src/api/generated/auth.ts';
  const declarations = /export type (?:ErrorCode|Problem|Failure) =[\s\S]*?;\n(?=export )/g;
  const text = readFileSync(file, 'utf8');
  writeFileSync('./src/api/generated/failure.ts', text.match(declarations)?.join('') ?? '');
  writeFileSync(file, text.replaceAll(declarations, ''));
}

const schemaFile = process.env.OPENAPI_FILE ?? '../backend/openapi.json';
const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
const successesFile = join(folder, 'openapi.json');
writeFileSync(successesFile, withoutFailures(schemaFile));

for (const feature of features) {
  await generateEndpoints({
    schemaFile: feature === 'auth' ? schemaFile : successesFile,
    apiFile: './src/api/base-api.ts',
    apiImport: 'baseApi',
    outputFile: `./src/api/generated/${feature}.ts`,
    exportName: `${feature}Api`,
    filterEndpoints: taggedWith(feature),
    hooks: true,
    // What stands in an address may come from a link: it names what is asked for, and never another path.
    encodePathParams: true,
  });
}
splitOffFailures();
rmSync(folder, { recursive: true });

/** Writes src/api/generated/<feature>.ts from the API's OpenAPI document, one file a feature (its tag). */
import { generateEndpoints } from '@rtk-query/codegen-openapi';

type EndpointFilter = Parameters<typeof generateEndpoints>[0]['filterEndpoints'];

const features = [
  'auth',
  'ads',
  'uploads',
  'payments',
  'admin',
  'tokenomics',
  'config',
  'settings',
  'participants',
  'viewers',
  'nft',
  'wallet',
];

const taggedWith =
  (tag: string): EndpointFilter =>
  (_name, { operation }) =>
    operation.tags?.includes(tag) ?? false;

for (const feature of features) {
  await generateEndpoints({
    schemaFile: process.env.OPENAPI_FILE ?? '../backend/openapi.json',
    apiFile: './src/api/base-api.ts',
    apiImport: 'baseApi',
    outputFile: `./src/api/generated/${feature}.ts`,
    exportName: `${feature}Api`,
    filterEndpoints: taggedWith(feature),
    hooks: true,
  });
}

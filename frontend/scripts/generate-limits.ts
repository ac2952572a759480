/** Writes src/api/generated/limits.ts from the API's OpenAPI document: how long and how many forms may take. */
import { readFileSync, writeFileSync } from 'node:fs';

/** What the site's forms send. */
const schemas = [
  'CreateAd',
  'CreateProgressUpdate',
  'Register',
  'RegisterParticipant',
  'RegisterViewer',
  'SendReport',
  'SetAdStatus',
  'UploadPicture',
  'WriteReportComment',
];

interface Property {
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  /** What OpenAPI has no word for, such as the weight of a file. */
  'x-limits'?: object;
}

interface Document {
  components: { schemas: Record<string, { properties: Record<string, Property> }> };
}

/** Characters of a text, or entries of a list; else what the API says of it in words of its own. */
function limitOf({ minLength, maxLength, maxItems, ...property }: Property): string | undefined {
  if (property['x-limits']) return JSON.stringify(property['x-limits']);
  const max = maxLength ?? maxItems;
  const parts = [minLength !== undefined && `min: ${minLength}`, max !== undefined && `max: ${max}`];
  const told = parts.filter(Boolean).join(', ');
  return told && `{ ${told} }`;
}

function limitsOf(document: Document, schema: string): string {
  const { properties } = document.components.schemas[schema]!;
  const limits = Object.entries(properties).flatMap(([name, property]) => {
    const limit = limitOf(property);
    return limit ? [`  ${name}: ${limit},`] : [];
  });
  const constant = schema.replace(/^./, (letter) => letter.toLowerCase());
  return `export const ${constant} = {\n${limits.join('\n')}\n} as const;\n`;
}

const document = JSON.parse(
  readFileSync(process.env.OPENAPI_FILE ?? '../backend/openapi.json', 'utf8'),
) as Document;
writeFileSync(
  './src/api/generated/limits.ts',
  schemas.map((schema) => limitsOf(document, schema)).join('\n'),
);

import fc from 'fast-check';
import { brokenText, brokenValue, PROTOTYPE_NAMES } from './broken-values.js';
import { type OpenApi, type PlacedOperation, type Schema, schemaOf } from './open-api.js';

/** A request as it is sent: the address with its query, the body as JSON text where there is one. */
export interface ArbitraryRequest {
  path: string;
  body: string | undefined;
}

type Entries = [name: string, value: unknown][];

/** What may be asked of an operation, as described or not, by turns. */
export function requestsTo(operation: PlacedOperation, document: OpenApi): fc.Arbitrary<ArbitraryRequest> {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return fc.record({
    path: addressOf(operation, document),
    // Calls that describe no body may be sent one all the same.
    body: schema ? bodyOf(schema, document) : fc.option(brokenValue.map(toJson), { nil: undefined, freq: 4 }),
  });
}

const toJson = (value: unknown): string => JSON.stringify(value);

function addressOf({ path, parameters }: PlacedOperation, document: OpenApi): fc.Arbitrary<string> {
  const places = fc.tuple(
    ...parameters.map(({ name, in: place, schema }) =>
      fc.record({ name: fc.constant(name), place: fc.constant(place), text: textOf(schema, document) }),
    ),
  );
  const strange = fc.option(fc.tuple(fc.constantFrom(...PROTOTYPE_NAMES), brokenText), { nil: [], freq: 8 });
  return fc.tuple(places, fc.infiniteStream(fc.boolean()), strange).map(([given, choices, unknown]) => {
    const query = given.filter(({ place }) => place === 'query' && choices.next().value);
    const pairs = [...query.map(({ name, text }) => [name, text]), ...(unknown.length ? [unknown] : [])];
    const filled = given
      .filter(({ place }) => place === 'path')
      .reduce((address, { name, text }) => address.replace(`{${name}}`, () => encode(text)), path);
    const search = pairs.map((pair) => pair.map(encode).join('=')).join('&');
    return `${filled.replace('/api', '')}${search ? `?${search}` : ''}`;
  });
}

const encode = (text: string | undefined): string => encodeURIComponent((text ?? '').toWellFormed());

const textOf = (schema: Schema, document: OpenApi): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('1', '2', '3'),
    valueOf(schema, document).map((value) => (typeof value === 'string' ? value : toJson(value))),
    brokenText,
  );

/** Written field by field, as an object of ours could not have a field named `__proto__`. */
function bodyOf(schema: Schema, document: OpenApi): fc.Arbitrary<string> {
  const fields = Object.entries(schemaOf(schema, document).properties ?? {});
  const good = fc.tuple(...fields.map(([name, field]) => pair(name, valueOf(field, document))));
  const broken = fc.tuple(
    good,
    fc.array(fc.tuple(fc.constantFrom(...fields.map(([name]) => name), ...PROTOTYPE_NAMES), brokenValue), {
      minLength: 1,
      maxLength: 3,
    }),
  );
  const partial = good.chain((entries) => fc.subarray<Entries[number]>(entries));
  return fc.oneof(
    { weight: 3, arbitrary: fc.oneof(good, partial).map(write) },
    { weight: 4, arbitrary: broken.map(([entries, faults]) => write([...entries, ...faults])) },
    { weight: 1, arbitrary: brokenValue.map(toJson) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
}

const pair = (name: string, value: fc.Arbitrary<unknown>) => fc.tuple(fc.constant(name), value);

const write = (entries: Entries): string =>
  `{${entries.map(([name, value]) => `${toJson(name)}:${toJson(value)}`).join()}}`;

/** A value as the description has it, or its example, which fits where more than types is asked for. */
function valueOf(schema: Schema, document: OpenApi): fc.Arbitrary<unknown> {
  const fitting = fittingValue(schemaOf(schema, document), document);
  return schema.example === undefined ? fitting : fc.oneof(fc.constant(schema.example), fitting);
}

function fittingValue(schema: Schema, document: OpenApi): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'number':
      return fc.integer({
        min: schema.minimum ?? 1,
        max: Math.max(schema.minimum ?? 1, schema.maximum ?? 20),
      });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, document), { maxLength: 4 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valueOf(field, document)]),
        ),
      );
    default:
      return fittingText(schema);
  }
}

function fittingText({ format, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === 'email') return fc.emailAddress();
  const max = Math.max(minLength, Math.min(maxLength, 300));
  return fc.oneof(fc.string({ unit: 'grapheme', minLength, maxLength: max }), fc.webUrl());
}

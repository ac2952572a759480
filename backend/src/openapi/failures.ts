import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { FailureDto } from '../common/errors/failure.dto.js';
import { ERROR_CODE } from '../common/errors/problem.dto.js';
import { problemTexts } from '../common/errors/problem.js';

type SchemaObject = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Adds the failures that follow from an operation's shape, and gives every failure the error's schema. */
export function addCommonFailures(document: OpenAPIObject): void {
  for (const operation of operationsOf(document)) describeFailures(operation);
}

/** Every call of the document. */
export const operationsOf = ({ paths }: OpenAPIObject): Operation[] =>
  Object.values(paths).flatMap(({ get, post, put, patch, delete: remove }) =>
    [get, post, put, patch, remove].filter((operation) => operation !== undefined),
  );

function describeFailures(operation: Operation): void {
  const { parameters = [], requestBody, responses } = operation;
  if (requestBody || parameters.length > 0) responses['400'] ??= { description: 'Input that is not valid' };
  if (parameters.some((parameter) => 'in' in parameter && parameter.in === 'path'))
    responses['404'] ??= { description: 'Not found' };
  responses['503'] ??= { description: 'The database or the chain is away; see Retry-After' };
  const content = { 'application/json': { schema: { $ref: getSchemaPath(FailureDto) } } };
  for (const [status, response] of Object.entries(responses))
    if (Number(status) >= 400) Object.assign(response!, { content });
}

/** Lists every code that a failure or a field's problem can have, with its English text. */
export function addErrorCodes({ components }: OpenAPIObject): void {
  const texts = [...problemTexts()].toSorted(([a], [b]) => a.localeCompare(b));
  components!.schemas![ERROR_CODE] = {
    type: 'string',
    enum: texts.map(([code]) => code),
    'x-texts': Object.fromEntries(texts),
  } as SchemaObject;
}

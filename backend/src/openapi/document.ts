import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { FailureDto } from '../common/errors/failure.dto.js';
import { ProblemDto } from '../common/errors/problem.dto.js';
import { conform } from './conform.js';
import { addCommonFailures, addErrorCodes } from './failures.js';

/** Operations are named after their methods, which become the names of the SPA's hooks. */
export function createDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Future Change-Makers')
    .setDescription(
      'Amounts are wei as decimal text. Failures are `{statusCode, code, params?, message, errors?, details?}`. ' +
        'A call that changes something may say in the header `X-Account` whose page it comes from, by the id of the account: ' +
        '409 `other_account`, and nothing is changed, where somebody else is signed in.',
    )
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This site')
    .addCookieAuth('sid', undefined, 'sid')
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [FailureDto, ProblemDto],
  });
  addCommonFailures(document);
  addErrorCodes(document);
  conform(document);
  return withoutSuffix(document);
}

/** Readers of the document know an Ad, not an AdDto. */
function withoutSuffix(document: OpenAPIObject): OpenAPIObject {
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
    name.replace(/Dto$/, ''),
    schema,
  ]);
  const renamed = {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(schemas) as unknown },
  };
  return JSON.parse(
    JSON.stringify(renamed).replace(/(#\/components\/schemas\/\w+?)Dto"/g, '$1"'),
  ) as OpenAPIObject;
}

/** Pages at /api/docs, the document at /api/docs-json. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => createDocument(app));
}

import { DiscoveryService, Reflector } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { CHANGES_NOTHING_SHOWN } from '../../src/answers/changes-nothing-shown.decorator.js';
import {
  ACCESS_RULE,
  type AccessRule,
  STEP_UP,
  type StepUpRule,
} from '../../src/common/access/access.decorator.js';
import type { TestApp } from './test-app.js';

type Handler = (...input: never[]) => unknown;
type ControllerClass = new (...input: never[]) => Record<string, Handler>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A route as the controllers declare it; the path is without /api. */
export interface Route {
  name: string;
  method: (typeof METHODS)[number];
  path: string;
  /** Whether it looks at a query. */
  takesQuery: boolean;
  /** Of the method that answers it. */
  handler: string;
  rule: AccessRule | undefined;
  /** Whom it asks for a proof no older than ten minutes. */
  stepUp: readonly StepUpRule[];
  /** Why memory is not left aside for it; undefined where it may change what is shown. */
  changesNothingShown: string | undefined;
}

/** Every route of the running application: its document knows them all, as none may be left out of it (.oxlintrc.json). */
export function routesOf({ nest }: TestApp): Route[] {
  const classes = nest
    .get(DiscoveryService)
    .getControllers()
    .map(({ metatype }) => metatype as ControllerClass);
  const controllers = new Map(classes.map((each) => [each.name, each]));
  const { paths } = SwaggerModule.createDocument(nest, new DocumentBuilder().build(), {
    operationIdFactory: (controller, method) => `${controller}.${method}`,
  });
  return Object.entries(paths).flatMap(([path, operations]) => {
    const other = Object.keys(operations).find((key) => !(METHODS as readonly string[]).includes(key));
    if (other !== undefined) throw new Error(`Tests do not know how to ask ${path} by ${other}`);
    return METHODS.flatMap((method) => {
      const operation = operations[method];
      if (!operation) return [];
      const [controller = '', handler = ''] = operation.operationId!.split('.');
      const takesQuery = (operation.parameters ?? []).some((each) => 'in' in each && each.in === 'query');
      const declared = { method, path: asDeclared(path), takesQuery, handler };
      return [{ ...declared, ...rulesOf(controllers.get(controller)!, declared) }];
    });
  });
}

const asDeclared = (path: string): string => path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1');

function rulesOf(
  controller: ControllerClass,
  { method, path, handler }: Pick<Route, 'method' | 'path' | 'handler'>,
): Pick<Route, 'name' | 'rule' | 'stepUp' | 'changesNothingShown'> {
  const answers = (controller.prototype as Record<string, Handler>)[handler]!;
  const targets = [answers, controller];
  const reflector = new Reflector();
  return {
    name: `${method.toUpperCase()} ${path}`,
    rule: reflector.getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, targets),
    stepUp: reflector.getAllAndOverride<StepUpRule[] | undefined>(STEP_UP, targets) ?? [],
    changesNothingShown: reflector.get<string | undefined>(CHANGES_NOTHING_SHOWN, answers),
  };
}

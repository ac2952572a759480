import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import {
  ACCESS_RULE,
  type AccessRule,
  STEP_UP,
  type StepUpRule,
} from '../../src/common/access/access.decorator.js';
import type { TestApp } from './test-app.js';

type Handler = (...input: never[]) => unknown;
type ControllerClass = new (...input: never[]) => Record<string, Handler>;

/** A route as the controllers declare it; the path is without /api. */
export interface Route {
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  rule: AccessRule | undefined;
  /** Whom it asks for a proof no older than ten minutes. */
  stepUp: readonly StepUpRule[];
}

/** Every route of the running application, read from its own controllers. */
export function routesOf({ nest }: TestApp): Route[] {
  const controllers = [...nest.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ metatype }) => routesOfController(metatype as ControllerClass));
}

function routesOfController(controller: ControllerClass): Route[] {
  const prototype = controller.prototype as Record<string, Handler>;
  const handlers = new MetadataScanner().getAllMethodNames(prototype).map((name) => prototype[name]!);
  return handlers
    .filter((handler) => Reflect.hasMetadata(METHOD_METADATA, handler))
    .map((handler) => toRoute(controller, handler));
}

function toRoute(controller: ControllerClass, handler: Handler): Route {
  const verb = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
  const parts = [controller, handler].map((part) => Reflect.getMetadata(PATH_METADATA, part) as string);
  const path = `/${parts.filter((part) => part !== '/').join('/')}`;
  const rule = new Reflector().getAllAndOverride<AccessRule | undefined>(ACCESS_RULE, [handler, controller]);
  const stepUp =
    new Reflector().getAllAndOverride<StepUpRule[] | undefined>(STEP_UP, [handler, controller]) ?? [];
  return { name: `${verb} ${path}`, method: verb.toLowerCase() as Route['method'], path, rule, stepUp };
}

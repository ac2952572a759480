import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner, type ModulesContainer } from '@nestjs/core';
import { PUBLIC_ANSWER, type PublicAnswerRule } from '../common/public-answer.decorator.js';

/** A route whose answers are kept. */
export interface PublicRoute {
  /** As its controller writes it, such as /ads/:id. */
  path: string;
  rule: PublicAnswerRule;
  /** Fits its whole paths under /api, written as the site writes them. */
  pattern: RegExp;
  /** Whether a query is looked at, which then is checked; the others answer the same to each that somebody makes up. */
  takesQuery: boolean;
}

/** The routes that are declared as public answers. */
export function publicRoutesOf(modules: ModulesContainer): PublicRoute[] {
  const controllers = [...modules.values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => routesOf(metatype as Type<object>));
}

function routesOf(controller: Type<object>): PublicRoute[] {
  const prototype = controller.prototype as Record<string, object>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const handler = prototype[name]!;
    const rule = Reflect.getMetadata(PUBLIC_ANSWER, handler) as PublicAnswerRule | undefined;
    if (!rule) return [];
    if (Reflect.getMetadata(METHOD_METADATA, handler) !== RequestMethod.GET)
      throw new Error(`${controller.name}.${name} is no GET, so that its answer cannot be kept`);
    const path = [controller, handler]
      .map((part) => Reflect.getMetadata(PATH_METADATA, part) as string)
      .filter((part) => part !== '/')
      .join('/');
    return [{ path: `/${path}`, rule, pattern: patternOf(path), takesQuery: takesQuery(controller, name) }];
  });
}

function takesQuery(controller: Type<object>, name: string): boolean {
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as object;
  return Object.keys(parameters).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}

/** Ids and months begin with a digit, names of other routes never do: /participants/user is no /participants/:id. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^/api/${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '\\d[\\w-]*')}$`);

import type { Type } from '@nestjs/common';
import { type DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { PUBLIC_ANSWER, type PublicRouteRule } from '../common/public-answer.decorator.js';

/** A route whose answers are kept. */
export interface PublicRoute {
  /** Of the method that answers it. */
  name: string;
  rule: PublicRouteRule;
  /** Fits its whole paths under /api, written as the site writes them. */
  pattern: RegExp;
}

/** The routes that are declared as public answers. */
export function publicRoutesOf(discovery: DiscoveryService): PublicRoute[] {
  return discovery.getControllers().flatMap(({ metatype }) => routesOf(metatype as Type<object>));
}

function routesOf(controller: Type<object>): PublicRoute[] {
  const prototype = controller.prototype as Record<string, () => unknown>;
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
    const rule = new Reflector().get<PublicRouteRule | undefined>(PUBLIC_ANSWER, prototype[name]!);
    return rule ? [{ name, rule, pattern: patternOf(rule.path) }] : [];
  });
}

/** Ids and months begin with a digit, names of other routes never do: /participants/user is no /participants/:id. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^/api${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '\\d[\\w-]*')}$`);

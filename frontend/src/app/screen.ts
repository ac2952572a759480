import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadNamespaces } from '../i18n';

type ScreenModule = { default: ComponentType };

/** A route's `lazy`: fetches a screen's code and its texts side by side, each as a chunk of its own. */
export function screen(load: () => Promise<ScreenModule>, ...namespaces: string[]): RouteObject['lazy'] {
  return async () => {
    const [module] = await Promise.all([load(), loadNamespaces(...namespaces)]);
    return { Component: module.default };
  };
}

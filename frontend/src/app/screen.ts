import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadNamespaces } from '../i18n';

type ScreenModule = { default: ComponentType };

/** What the server reads from a route: which file is its screen, so that the page brings its code and styles along. */
export interface ScreenHandle {
  /** Such as 'about/About' for `routes/about/About.tsx`. */
  file?: string;
  /** The same of its late parts, which the browser takes over once it has taken over the rest. */
  late?: string[];
  /** The same of a screen that the browser alone can show: its code is fetched beside that of the frame. */
  ahead?: string;
  /** What stands below is for nobody who is not signed in. */
  isPrivate?: true;
}

/**
 * A route's screen: fetches its code and its texts side by side, each as a chunk of its own.
 * @param file the screen's file below `routes/`, without its ending: what the browser needs first is found by it
 */
export function screen(
  file: string,
  load: () => Promise<ScreenModule>,
  ...namespaces: string[]
): Pick<RouteObject, 'lazy' | 'handle'> {
  const handle: ScreenHandle = { file };
  const lazy = async () => {
    const [module] = await Promise.all([load(), loadNamespaces(...namespaces)]);
    return { Component: module.default };
  };
  return { handle, lazy };
}

/** A {@link screen} with late parts (`ui/late-part.tsx`), whose styles come with it, as the server draws them with the page. */
export const withLateParts = (
  { handle, ...route }: ReturnType<typeof screen>,
  ...late: string[]
): ReturnType<typeof screen> => ({
  ...route,
  handle: { ...(handle as ScreenHandle), late },
});

const Nothing = () => null;

/** Of a route above pages that strangers are not shown. */
export const isPrivate: ScreenHandle = { isPrivate: true };

/** As {@link screen}, for what the browser alone can show; `BrowserOnly` stands above it and shows a skeleton meanwhile. */
export function browserScreen(
  ...screenParts: Parameters<typeof screen>
): Pick<RouteObject, 'lazy' | 'handle'> {
  if (!import.meta.env.SSR) return screen(...screenParts);
  const handle: ScreenHandle = { ahead: screenParts[0] };
  return { handle, lazy: async () => ({ Component: Nothing }) };
}

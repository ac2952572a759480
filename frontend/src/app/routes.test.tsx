import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths, receiptPath } from '../paths';
import { RequireUser } from '../session/RequireUser';
import { routes } from './routes';
import type { ScreenHandle } from './screen';

test('finds the receipt of a payment below its ad, for whoever is signed in', () => {
  const found = matchRoutes(routes, receiptPath(12, '0xab'))!.map(({ route }) => route);
  expect(found.at(-1)).toMatchObject({ path: paths.receipt, handle: { file: 'receipt/Receipt' } });
  expect(found.at(-2)!.element).toEqual(<RequireUser />);
});

const addressesOf = (all: RouteObject[]): string[] =>
  all.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...addressesOf(children)]);

// e2e/every-page.spec.ts opens each of `paths`, by whoever may see it, and one address more at which nothing is.
test('has no address that the checks of every page do not know', () => {
  expect(new Set(addressesOf(routes))).toEqual(new Set([...Object.values(paths), '*']));
});

const sources = import.meta.glob<string>('../routes/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const latePartsIn = (folder: string): string[] =>
  Object.entries(sources).flatMap(([file, source]) =>
    file.startsWith(`../routes/${folder}/`)
      ? [...source.matchAll(/latePart\(\(\) => import\('\.\/(\w+)'/g)].map(([, part]) => `${folder}/${part}`)
      : [],
  );

const handlesOf = (all: RouteObject[]): ScreenHandle[] =>
  all.flatMap(({ handle, children = [] }) => [
    ...(handle ? [handle as ScreenHandle] : []),
    ...handlesOf(children),
  ]);

// Without its name the styles of a part would come after it, and what the server has drawn would stand there bare meanwhile.
test('names the late parts of each page, so that their styles come with it', () => {
  const named = handlesOf(routes).flatMap(({ late = [] }) => late);
  const folders = new Set(Object.keys(sources).map((file) => file.split('/')[2]!));
  expect(new Set(named)).toEqual(new Set([...folders].flatMap(latePartsIn)));
  expect(named).toContain('participant/ParticipantYear');
});

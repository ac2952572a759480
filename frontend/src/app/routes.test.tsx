import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths, receiptPath } from '../paths';
import { RequireUser } from '../session/RequireUser';
import { routes } from './routes';

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

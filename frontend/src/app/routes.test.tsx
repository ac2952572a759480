import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths, receiptPath } from '../paths';
import { RequireUser } from '../session/RequireUser';
import { routes } from './routes';

test('finds the receipt of a payment below its ad, for whoever is signed in', () => {
  const found = matchRoutes(routes, receiptPath(12, '0xab'))!.map(({ route }) => route);
  expect(found.at(-1)).toMatchObject({ path: paths.receipt, handle: { file: 'receipt/Receipt' } });
  expect(found.at(-2)!.element).toEqual(<RequireUser />);
});

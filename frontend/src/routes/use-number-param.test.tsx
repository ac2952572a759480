import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../testing/render';
import { useNumberParam } from './use-number-param';

function Page() {
  return <p>{`The number is ${useNumberParam('id')}`}</p>;
}

test.each([
  ['12', '12'],
  ['0', 'NaN'],
  ['012', 'NaN'],
  ['1.0', 'NaN'],
  ['1e1', 'NaN'],
  ['0x1', 'NaN'],
  ['-1', 'NaN'],
  ['%201', 'NaN'],
])('takes %s in an address for %s', (segment, number) => {
  renderAt(`/ads/${segment}`, <Page />, '/ads/:id');
  expect(screen.getByText(`The number is ${number}`)).toBeVisible();
});

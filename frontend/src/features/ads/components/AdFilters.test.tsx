import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { renderAt } from '../../../testing/render';
import { useAdFilter } from '../hooks/use-ad-filter';
import { AdFilters } from './AdFilters';

function FiltersInAddress() {
  const [filter, change] = useAdFilter();
  return <AdFilters filter={filter} onChange={change} />;
}

async function open(address: string) {
  await loadNamespaces('ads');
  return renderAt(address, <FiltersInAddress />);
}

const chosen = () =>
  screen.getAllByRole('radio', { checked: true }).map((radio) => radio.parentElement?.textContent);

test('shows approved ads of all categories at first', async () => {
  await open('/ads');
  expect(chosen()).toEqual(['All', 'Approved']);
});

test('takes the filter from the address', async () => {
  await open('/ads?text=bread&category=education&status=pending');
  expect(chosen()).toEqual(['Education', 'Pending']);
  expect(screen.getByRole('searchbox')).toHaveValue('bread');
});

test('takes an unknown value in the address for the default', async () => {
  await open('/ads?status=rejected&category=gambling');
  expect(chosen()).toEqual(['All', 'Approved']);
});

test('writes what differs from the defaults into the address', async () => {
  const { router } = await open('/ads');
  await userEvent.click(screen.getByRole('radio', { name: 'Technology' }));
  await userEvent.type(screen.getByRole('searchbox'), 'well');
  expect(router.state.location.search).toBe('?text=well&category=technology');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchField } from './SearchField';

/** Gives back what was typed a little later, as the address does. */
function LateSearch() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField label="Search" value={value} onChange={(text) => setTimeout(() => setValue(text), 30)} />
      <output>{value}</output>
      <button onClick={() => setValue('')}>Reset</button>
    </>
  );
}

test('keeps every letter of somebody who types faster than the value comes back', async () => {
  render(<LateSearch />);
  await userEvent.setup({ delay: null }).type(screen.getByRole('searchbox'), 'solar lamps');
  expect(screen.getByRole('searchbox')).toHaveValue('solar lamps');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('solar lamps');
  expect(screen.getByRole('searchbox')).toHaveValue('solar lamps');
});

test('follows a value that changes by itself', async () => {
  render(<LateSearch />);
  await userEvent.type(screen.getByRole('searchbox'), 'well');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('well');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

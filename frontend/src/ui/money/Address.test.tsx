import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Address } from './Address';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const opener = () => screen.getByRole('button', { name: /^0xf39F…2266/ });

test('shows the whole of an address by keyboard, and hides it again', async () => {
  render(<Address value={address} />);
  expect(screen.queryByText(address)).toBeNull();
  await userEvent.tab();
  expect(opener()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(address)).toBeVisible();
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  expect(screen.queryByText(address)).toBeNull();
});

test('copies the whole of it, and says so', async () => {
  const user = userEvent.setup();
  render(<Address value={address} />);
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test('says so where nothing can be copied', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  render(<Address value={address} />);
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(screen.getByRole('status')).toHaveTextContent('This could not be copied.');
});

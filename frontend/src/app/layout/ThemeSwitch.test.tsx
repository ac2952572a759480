import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { setThemeMode } from '../../ui/theme/theme-mode';
import { ThemeSwitch } from './ThemeSwitch';

afterEach(() => {
  setThemeMode('light');
  localStorage.clear();
});

it('changes light into dark and back, and keeps the choice for the next visit', async () => {
  setThemeMode('light');
  render(<ThemeSwitch />);
  const theme = () => document.documentElement.dataset.theme;
  await userEvent.click(screen.getByRole('button'));
  expect(theme()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('button'));
  expect(theme()).toBe('light');
  expect(localStorage.getItem('theme')).toBe('light');
});

it('names the theme that it changes to', async () => {
  setThemeMode('light');
  render(<ThemeSwitch />);
  const light = screen.getByRole('button').getAttribute('title');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).not.toHaveAttribute('title', light);
});

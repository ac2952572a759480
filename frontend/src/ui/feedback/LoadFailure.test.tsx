import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import type { ApiError } from '../../api/api-error';
import { LoadFailure } from './LoadFailure';

const unavailable: ApiError = {
  status: 503,
  message: '503: {}',
  problem: { code: 'database_unavailable', params: { seconds: 5 }, message: 'The database is away.' },
  fields: {},
};

afterEach(() => i18next.changeLanguage('en'));

test('tells in the language of the site why something could not be loaded', async () => {
  await i18next.changeLanguage('de');
  const { default: german } = await import('../../i18n/de/errors.json');
  render(<LoadFailure error={unavailable} retry={() => undefined} />);
  expect(await screen.findByText(german.database_unavailable)).toBeVisible();
});

test('says something of its own where the server says nothing', async () => {
  render(<LoadFailure error={new Error('offline')} retry={() => undefined} />);
  expect(await screen.findByText(i18next.t('loadFailure.text'))).toBeVisible();
});

test('names the failure as the log of the site does, to be copied', async () => {
  const user = userEvent.setup();
  render(<LoadFailure error={{ ...unavailable, reference: 'b6f1-77' }} retry={() => undefined} />);
  expect(await screen.findByText(/Reference: b6f1-77/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Copy the reference' }));
  expect(await navigator.clipboard.readText()).toBe('b6f1-77');
});

test('gives way to words of its being tried again, so that what comes of it is heard', async () => {
  const failure = { error: unavailable, retry: () => undefined };
  const { rerender } = render(<LoadFailure {...failure} />);
  const alert = screen.getByRole('alert');
  const before = await within(alert).findByText(/database/i);
  const text = before.textContent;
  await userEvent.click(screen.getByRole('button', { name: i18next.t('loadFailure.retry') }));
  rerender(<LoadFailure {...failure} isBusy />);
  expect(alert).toHaveTextContent(i18next.t('loading'));
  expect(alert).not.toHaveTextContent(text);
  rerender(<LoadFailure {...failure} />);
  expect(alert).toHaveTextContent(text);
});

test('says nothing of what the page tries again by itself', async () => {
  const failure = { error: unavailable, retry: () => undefined };
  const { rerender } = render(<LoadFailure {...failure} />);
  const button = screen.getByRole('button', { name: i18next.t('loadFailure.retry') });
  await userEvent.click(button);
  rerender(<LoadFailure {...failure} isBusy />);
  rerender(<LoadFailure {...failure} />);
  const text = screen.getByRole('alert').textContent;
  rerender(<LoadFailure {...failure} isBusy />);
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(button).not.toHaveAttribute('aria-busy');
});

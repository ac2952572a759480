import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/render';
import { ShareButton } from './ShareButton';

const link = `${window.location.origin}/participants/3?report=7#report-7`;

async function show(navigatorParts: object) {
  const user = userEvent.setup();
  for (const [name, value] of Object.entries(navigatorParts))
    Object.defineProperty(navigator, name, { value, configurable: true });
  renderAt('/participants/3', <ShareButton path="/participants/3?report=7#report-7" title="Ten filters" />);
  await user.click(await screen.findByRole('button', { name: 'Share: Ten filters' }));
}

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

test('copies the link where the device has no dialog to share, and says so', async () => {
  const writeText = vi.fn<() => Promise<void>>(async () => undefined);
  await show({ clipboard: { writeText } });
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(link);
});

test("leaves it to the device's dialog where there is one", async () => {
  const share = vi.fn<() => Promise<void>>(async () => undefined);
  await show({ share });
  await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ url: link, title: 'Ten filters' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says nothing where the dialog was closed', async () => {
  const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  const writeText = vi.fn<() => Promise<void>>(async () => undefined);
  await show({ share, clipboard: { writeText } });
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  expect(writeText).not.toHaveBeenCalled();
});

test('copies where the dialog is forbidden', async () => {
  const share = () => Promise.reject(new DOMException('Not here', 'NotAllowedError'));
  await show({ share, clipboard: { writeText: async () => undefined } });
  expect(await screen.findByText('The link is copied.')).toBeVisible();
});

test('shows the link where it cannot be copied', async () => {
  await show({ clipboard: { writeText: () => Promise.reject(new Error('Forbidden')) } });
  expect(await screen.findByText(link)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('could not be copied');
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Form } from '../../../../ui/forms/Form';
import { loadNamespaces } from '../../../../i18n';
import { renderAt } from '../../../../testing/render';
import * as pictureFile from '../../../../ui/cropping/picture-file';
import { PortraitField } from './PortraitField';

beforeEach(() => loadNamespaces('participants', 'ads', 'errors'));
afterEach(() => vi.restoreAllMocks());

function open(profileImageUrl?: string) {
  const onChange = vi.fn<(changed: object) => void>();
  renderAt(
    '/register',
    <Form initialValues={{ profileImageUrl }} onValuesChange={onChange}>
      <PortraitField />
    </Form>,
  );
  return onChange;
}

/** jsdom has no decoder: the file holds a picture of this size. */
async function choose(width: number, height: number): Promise<void> {
  const found = { address: 'blob:me', type: 'image/png', width, height };
  vi.spyOn(pictureFile, 'readPicture').mockResolvedValue(found);
  vi.spyOn(pictureFile, 'forgetPicture').mockReturnValue();
  await screen.findByRole('button', { name: 'Choose a picture' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(input, new File(['me'], 'me.png', { type: 'image/png' }));
}

test('takes a file that is large enough to the cropper', async () => {
  open();
  await choose(900, 600);
  expect(await screen.findByRole('button', { name: 'Use this part' })).toBeInTheDocument();
});

test('says how large a file must be, and leaves the address where it is', async () => {
  open();
  await choose(300, 600);
  expect(await screen.findByRole('alert')).toHaveTextContent('at least 480 × 480 pixels');
  expect(screen.getByLabelText(/^Profile image address/)).toBeInTheDocument();
});

test('takes an address as before', async () => {
  const onChange = open();
  await screen.findByRole('button', { name: 'Choose a picture' });
  await userEvent.type(screen.getByLabelText(/^Profile image address/), '/demo/a.svg');
  expect(onChange).toHaveBeenLastCalledWith({ profileImageUrl: '/demo/a.svg' }, expect.anything());
});

test('shows what was sent, and forgets it once it is removed', async () => {
  const onChange = open('/api/uploads/7');
  expect(await screen.findByText('Your profile image')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByLabelText(/^Profile image address/)).toBeInTheDocument();
  expect(onChange).toHaveBeenLastCalledWith({ profileImageUrl: undefined }, expect.anything());
});

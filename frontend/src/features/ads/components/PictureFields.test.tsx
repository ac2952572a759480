import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Form } from '../../../ui/forms/Form';
import { loadNamespaces } from '../../../i18n';
import { renderAt } from '../../../testing/render';
import { emptyAdForm, type AdFormValues } from '../ad-form-values';
import * as pictureFile from '../../../ui/cropping/picture-file';
import { AdFields } from './AdFields';

beforeEach(() => loadNamespaces('ads', 'runs'));
afterEach(() => vi.restoreAllMocks());

function open(values: Partial<AdFormValues> = {}) {
  const onChange = vi.fn<(changed: Partial<AdFormValues>) => void>();
  renderAt(
    '/submit-ad',
    <Form initialValues={{ ...emptyAdForm, ...values }} onValuesChange={onChange}>
      <AdFields />
    </Form>,
  );
  return onChange;
}

/** jsdom has no decoder: every file holds a picture of this size. */
function filesHold(width: number, height: number): void {
  vi.spyOn(pictureFile, 'readPicture').mockResolvedValue({
    address: 'blob:lamp',
    type: 'image/png',
    width,
    height,
  });
  vi.spyOn(pictureFile, 'forgetPicture').mockReturnValue();
}

const chooseFile = () =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type="file"]')!,
    new File(['lamp'], 'lamp.png', { type: 'image/png' }),
  );

// First, as what has come once is not fetched again.
test('keeps the form where what cuts a picture cannot be fetched, and fetches it again', async () => {
  const cutting = '../../../ui/cropping/CropPicture';
  vi.doMock(cutting, () => {
    throw new Error('Lost on the way');
  });
  filesHold(1200, 600);
  open({ title: 'Lamps by the evening' });
  await chooseFile();
  expect(await screen.findByText(/^This could not be loaded/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Lamps by the evening');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByLabelText('Image address (optional)')).toBeVisible();
  await chooseFile();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  vi.doUnmock(cutting);
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Use this part' })).toBeInTheDocument();
});

test('says beside the field how large a picture must be and how large this one is', async () => {
  filesHold(800, 600);
  open();
  await chooseFile();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The picture must be at least 1200 × 150 pixels. This one has 800 × 600.',
  );
});

test('takes a picture that is too small for a banner as a sidebar', async () => {
  filesHold(800, 600);
  open();
  await chooseFile();
  await userEvent.click(screen.getByLabelText('Sidebar 300 × 250'));
  expect(await screen.findByRole('button', { name: 'Use this part' })).toBeInTheDocument();
});

test('goes back from an uploaded picture to choosing once it is removed', async () => {
  const onChange = open({ imageUrl: '/api/uploads/7' });
  expect(await screen.findByText('Your picture')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Choose a picture' })).toBeInTheDocument();
  expect(onChange).toHaveBeenLastCalledWith({ imageUrl: undefined }, expect.anything());
});

test('shows a copied picture in its own shape, and asks for the format of a file that replaces it', async () => {
  filesHold(1600, 900);
  open({ imageUrl: '/api/uploads/7', copied: '/api/uploads/7' });
  await screen.findByText('Your picture');
  const sources = Array.from(document.querySelectorAll('figure img'), (image) => image.getAttribute('src'));
  expect(sources).toEqual(['/api/uploads/7']);
  expect(document.querySelector('figure source')).toBeNull();
  await chooseFile();
  expect(await screen.findByLabelText('Sidebar 300 × 250')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Use this part' })).toBeInTheDocument();
});

test('has no picture in a text ad, whose texts are shorter and say so while one types', async () => {
  open({ kind: 'text' });
  expect(await screen.findByText(/^A text ad has no picture/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Choose a picture' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Title'));
  await userEvent.paste('x'.repeat(51));
  expect(await screen.findByText('Title must not exceed 50 characters')).toBeInTheDocument();
});

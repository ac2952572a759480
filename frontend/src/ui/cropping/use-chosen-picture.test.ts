import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useChosenPicture } from './use-chosen-picture';

/** Ends the decoding of a file, which jsdom cannot do, in whichever order. */
let decoded: Map<string, () => void>;
/** Addresses of files that are held in memory. */
let held: Set<string>;

beforeEach(() => {
  decoded = new Map();
  held = new Set();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = `blob:${(file as File).name}`;
    held.add(address);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void held.delete(address));
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 1600;
      naturalHeight = 800;
      decode = () => new Promise<void>((resolve) => decoded.set(this.src, resolve));
    },
  );
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

const png = (name: string) => new File(['lamp'], name, { type: 'image/png' });
const open = () => renderHook(useChosenPicture).result;
const end = (name: string) => act(async () => decoded.get(`blob:${name}`)!());

test('what is chosen last wins over what takes longer to read, which is given back', async () => {
  const chosen = open();
  act(() => void chosen.current.choose(png('large')));
  act(() => void chosen.current.choose(png('small')));
  await end('small');
  expect(chosen.current.picture?.address).toBe('blob:small');
  await end('large');
  expect(chosen.current.picture?.address).toBe('blob:small');
  expect([...held]).toEqual(['blob:small']);
});

test('what is dropped while it is read does not come back', async () => {
  const chosen = open();
  act(() => void chosen.current.choose(png('large')));
  act(() => chosen.current.drop());
  await end('large');
  expect(chosen.current.picture).toBeNull();
  expect([...held]).toEqual([]);
});

test('what is read once the form is gone is given back', async () => {
  const { result, unmount } = renderHook(useChosenPicture);
  act(() => void result.current.choose(png('large')));
  unmount();
  await end('large');
  expect([...held]).toEqual([]);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { lazy, useState, useSyncExternalStore, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import takeOver from '../../public/take-over.js?raw';
import { Answering, LatePart } from './Answering';

const pressed = vi.fn<(what: string) => void>();
const typed = vi.fn<(text: string) => void>();
const chosen = vi.fn<() => void>();

const Film = () => (
  <>
    <button type="button" onClick={() => pressed('film')}>
      Play
    </button>
    <input aria-label="Title" onChange={({ target }) => typed(target.value)} />
    <input type="file" aria-label="File" onChange={chosen} />
    <textarea aria-label="Receipt" onChange={({ target }) => typed(target.value)} />
  </>
);

const page = (Late: ComponentType) => (
  <Answering>
    <button type="button" onClick={() => pressed('page')}>
      Dark
    </button>
    <LatePart>
      <Late />
    </LatePart>
  </Answering>
);

let root: Root;
let comes: () => void;

/** Takes the page over; the code of its late part comes when it is told to. */
async function takePageOver(Part: ComponentType = Film): Promise<void> {
  const coming = new Promise<void>((resolve) => (comes = resolve));
  const Late = lazy(async () => {
    await coming;
    return { default: Part };
  });
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, page(Late));
  });
}

/** By when all that was kept for a part that answers is done. */
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

beforeAll(() => {
  const script = document.createElement('script');
  Object.assign(script.dataset, { entry: '', modules: '' });
  script.textContent = takeOver;
  document.head.append(script);
});
beforeEach(() => {
  vi.resetAllMocks();
  document.body.innerHTML = `<div id="root">${renderToString(page(Film))}</div>`;
});
afterEach(() => act(() => root.unmount()));

const button = (name: string) => screen.getByRole('button', { name });
const done = () => pressed.mock.calls.flat();

test('what is pressed before the page answers is done once, as soon as it does', async () => {
  fireEvent.click(button('Dark'));
  await twoFrames();
  expect(done()).toEqual([]);
  await takePageOver();
  await expect.poll(done).toEqual(['page']);
  fireEvent.click(button('Dark'));
  await twoFrames();
  expect(done()).toEqual(['page', 'page']);
});

test('what is pressed a moment before the page answers is not lost', async () => {
  fireEvent.click(button('Dark'));
  await takePageOver();
  await expect.poll(done).toEqual(['page']);
});

test('a part that is taken over later keeps what was pressed and typed in it until then', async () => {
  fireEvent.click(button('Play'));
  fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'solar' } });
  await takePageOver();
  fireEvent.click(button('Dark'));
  await twoFrames();
  expect(done()).toEqual(['page']);
  await act(async () => comes());
  await expect.poll(done).toEqual(['page', 'film']);
  await expect.poll(() => typed.mock.lastCall).toEqual(['solar']);
});

test('what does not stand in the page of the server answers by itself', async () => {
  await takePageOver();
  const own = document.body.appendChild(document.createElement('button'));
  own.addEventListener('click', () => pressed('own'));
  fireEvent.click(own);
  await twoFrames();
  expect(done()).toEqual(['own']);
});

test('what is pressed in the page waits for no part that comes later, and is not done a second time with it', async () => {
  fireEvent.click(button('Play'));
  fireEvent.click(button('Dark'));
  await takePageOver();
  await expect.poll(done).toEqual(['page']);
  await act(async () => comes());
  await expect.poll(done).toEqual(['page', 'film']);
});

test('a long text that was pasted early is heard of', async () => {
  fireEvent.input(screen.getByLabelText('Receipt'), { target: { value: 'of several lines' } });
  await takePageOver();
  await act(async () => comes());
  await expect.poll(() => typed.mock.lastCall).toEqual(['of several lines']);
});

test('what is pressed in a part that comes later, while the page around it answers already, is kept', async () => {
  await takePageOver();
  fireEvent.click(button('Play'));
  await act(async () => comes());
  await expect.poll(done).toEqual(['film']);
});

test('what was typed is heard of before what was pressed after it', async () => {
  const heard: string[] = [];
  typed.mockImplementation((text) => heard.push(text));
  pressed.mockImplementation((what) => heard.push(what));
  fireEvent.click(button('Play'));
  fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'solar' } });
  fireEvent.click(button('Play'));
  await takePageOver();
  await act(async () => comes());
  await expect.poll(() => heard.at(-1)).toBe('film');
  expect(heard.at(-2)).toBe('solar');
});

test('whoever types in the middle of a text goes on there', async () => {
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  fireEvent.input(title, { target: { value: 'solar' } });
  title.focus();
  title.setSelectionRange(2, 3);
  await takePageOver();
  await act(async () => comes());
  await expect.poll(() => typed.mock.lastCall).toEqual(['solar']);
  expect([title.selectionStart, title.selectionEnd]).toEqual([2, 3]);
});

test('a field that was left is not gone back to', async () => {
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  fireEvent.input(title, { target: { value: 'solar' } });
  const select = vi.spyOn(title, 'setSelectionRange');
  await takePageOver();
  await act(async () => comes());
  await expect.poll(() => typed.mock.lastCall).toEqual(['solar']);
  expect(select).not.toHaveBeenCalled();
});

test('a file that was chosen early is heard of', async () => {
  fireEvent.change(screen.getByLabelText('File'));
  await takePageOver();
  await act(async () => comes());
  await expect.poll(() => chosen.mock.calls.length).toBe(1);
});

test('a file that is chosen, and has the page taken over by that, is heard of once', async () => {
  const Choice = () => <input type="file" aria-label="Own file" onChange={chosen} />;
  const whole = (
    <Answering>
      <Choice />
    </Answering>
  );
  document.body.innerHTML = `<div id="root">${renderToString(whole)}</div>`;
  root = hydrateRoot(document.getElementById('root')!, whole);
  screen.getByLabelText('Own file').dispatchEvent(new Event('change', { bubbles: true }));
  expect(chosen).toHaveBeenCalledOnce();
  await act(twoFrames);
  expect(chosen).toHaveBeenCalledOnce();
});

test('letters that are being put together are waited for', async () => {
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  fireEvent.compositionStart(title);
  fireEvent.input(title, { target: { value: 'か' } });
  await takePageOver();
  await act(async () => comes());
  await twoFrames();
  expect(typed).not.toHaveBeenCalled();
  fireEvent.compositionEnd(title);
  await expect.poll(() => typed.mock.lastCall).toEqual(['か']);
});

const never = () => () => {};

/** As where the store knows more than the server did: drawn again as soon as it is taken over. */
const Search = () => {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [text, setText] = useState('');
  const change = (value: string) => {
    setText(value);
    typed(value);
  };
  return (
    <label data-hydrated={isHydrated}>
      Search
      <input value={text} onChange={({ target }) => change(target.value)} />
    </label>
  );
};

test('what was typed is kept where its field is drawn again as the page begins to answer', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(page(Search))}</div>`;
  const search = screen.getByLabelText<HTMLInputElement>('Search');
  fireEvent.input(search, { target: { value: 'solar' } });
  await takePageOver(Search);
  await act(async () => comes());
  await expect.poll(() => typed.mock.lastCall).toEqual(['solar']);
  expect(search.value).toBe('solar');
});

test('letters that are put together as the page begins to answer are heard of as they are in the end', async () => {
  const title = screen.getByLabelText('Title');
  fireEvent.compositionStart(title);
  fireEvent.input(title, { target: { value: 'k' } });
  await takePageOver();
  await act(async () => comes());
  fireEvent.input(title, { target: { value: 'か' } });
  fireEvent.compositionEnd(title);
  await twoFrames();
  expect(typed.mock.lastCall).toEqual(['か']);
  expect(title).toHaveValue('か');
});

test('what is pressed again just as the page begins to answer is done once', async () => {
  const frames: FrameRequestCallback[] = [];
  const frame = vi.spyOn(document.defaultView!, 'requestAnimationFrame');
  frame.mockImplementation((callback) => frames.push(callback));
  fireEvent.click(button('Dark'));
  await takePageOver();
  expect(done()).toEqual([]);
  fireEvent.click(button('Dark'));
  expect(frames).toHaveLength(1);
  frame.mockRestore();
  await act(async () => frames[0]!(0));
  expect(done()).toEqual(['page']);
});

test('what is pressed again, and has the page taken over by that, is done once', async () => {
  button('Dark').click();
  root = hydrateRoot(document.getElementById('root')!, page(Film));
  button('Dark').click();
  expect(done()).toEqual(['page']);
  await act(twoFrames);
  expect(done()).toEqual(['page']);
});

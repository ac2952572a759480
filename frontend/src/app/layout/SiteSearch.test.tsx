import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { slashKey } from '../../routes/search/slash-key';
import { SiteSearch } from './SiteSearch';

afterEach(() => slashKey.set(true));

function open() {
  answerCalls({});
  renderAt(
    '/',
    <>
      <button type="button" aria-label="Search" data-search="" />
      <input aria-label="Elsewhere" />
      <SiteSearch />
    </>,
  );
}

const dialog = () => screen.findByRole('dialog', { name: 'Search the site' });
const opener = () => screen.getByRole('button', { name: 'Search' });

test('opens by its button and gives the focus back', async () => {
  open();
  await userEvent.click(opener());
  expect(await dialog()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener()).toHaveFocus();
});

test('opens at once where its button was pressed before it was there', async () => {
  answerCalls({});
  document.body.dataset.search = String(performance.now());
  renderAt('/', <SiteSearch />);
  delete document.body.dataset.search;
  expect(await dialog()).toBeVisible();
});

test('opens for no press of so long ago that its reader does something else by now', () => {
  answerCalls({});
  document.body.dataset.search = String(performance.now() - 61_000);
  renderAt('/', <SiteSearch />);
  delete document.body.dataset.search;
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens by /, which does not stand in its field', async () => {
  open();
  await userEvent.keyboard('/');
  expect(await dialog()).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Search people/ })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
});

test('leaves / to what is typed into, to other keys held with it, and to whoever switched it off', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Elsewhere'), 'a/b');
  expect(screen.getByLabelText('Elsewhere')).toHaveValue('a/b');
  screen.getByLabelText('Elsewhere').blur();
  await userEvent.keyboard('{Control>}/{/Control}');
  slashKey.set(false);
  await userEvent.keyboard('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

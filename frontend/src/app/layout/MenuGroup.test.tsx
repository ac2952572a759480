import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render';
import { MenuGroup } from './MenuGroup';

const entries = [
  { label: 'Browse Ads', to: '/ads' },
  { label: 'Submit Your Ad', to: '/submit-ad' },
];

const open = () => renderAt('/', <MenuGroup label="Advertising" entries={entries} />);
const heading = () => screen.getByRole('button', { name: 'Advertising' });
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('opens while the mouse is over it', async () => {
  open();
  expect(links()).toEqual([]);
  await userEvent.hover(heading());
  expect(links()).toEqual(['Browse Ads', 'Submit Your Ad']);
  await userEvent.unhover(heading());
  expect(links()).toEqual([]);
});

test('stays open when the mouse that opened it also clicks', async () => {
  open();
  await userEvent.click(heading());
  expect(heading()).toHaveAttribute('aria-expanded', 'true');
});

test('opens and closes by tapping', async () => {
  open();
  const tap = () => userEvent.pointer({ keys: '[TouchA]', target: heading() });
  await tap();
  expect(heading()).toHaveAttribute('aria-expanded', 'true');
  await tap();
  expect(heading()).toHaveAttribute('aria-expanded', 'false');
});

test('opens by the keyboard and closes on Escape', async () => {
  open();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(links()).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(links()).toEqual([]);
});

test('gives the focus back to its heading on Escape', async () => {
  open();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(heading()).toHaveFocus();
  expect(links()).toEqual([]);
});

test('closes on Escape while the mouse alone holds it open', async () => {
  open();
  await userEvent.hover(heading());
  await userEvent.keyboard('{Escape}');
  expect(links()).toEqual([]);
});

test('closes on a tap elsewhere, also where a tap gives no focus', async () => {
  open();
  fireEvent.pointerUp(heading(), { pointerType: 'touch' });
  expect(links()).toHaveLength(2);
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(links()).toEqual([]);
});

test('closes once the focus moves on', async () => {
  open();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.tab();
  expect(links()).toHaveLength(2);
  await userEvent.tab();
  expect(links()).toEqual([]);
});

test('closes and leads on when an entry is chosen', async () => {
  const { router } = open();
  await userEvent.hover(heading());
  await userEvent.click(screen.getByRole('link', { name: 'Browse Ads' }));
  expect(router.state.location.pathname).toBe('/ads');
  expect(links()).toEqual([]);
});

import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { changeLanguage } from '../../i18n/language-choice';
import { renderAt } from '../../testing/render';
import { UrlTabs } from './UrlTabs';

afterEach(() => changeLanguage('en'));

function open(address = '/tea', searchable = false) {
  return renderAt(
    address,
    <UrlTabs
      label="Kinds of tea"
      searchable={searchable}
      items={[
        { key: 'green', label: 'Green', children: <input aria-label="Leaves" /> },
        { key: 'black', label: 'Black', children: <p>From Assam</p> },
        { key: 'white', label: 'White', children: <p>From Fujian</p> },
      ]}
    />,
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('opens the first tab, and names its panel after it', () => {
  open();
  expect(openTab()).toBe('Green');
  expect(screen.getByRole('tabpanel', { name: 'Green' })).toBeVisible();
  expect(tab('Green')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
});

test('says what its tabs are about', () => {
  open();
  expect(screen.getByRole('tablist', { name: 'Kinds of tea' })).toBeVisible();
});

test('opens the tab that the address names, and the first for a name it does not know', () => {
  open('/tea?tab=black').unmount();
  open('/tea?tab=coffee');
  expect(openTab()).toBe('Green');
});

test('writes the tab into the address beside what else stands there', async () => {
  const { router } = open('/tea?search=cup');
  await userEvent.click(tab('Black'));
  expect(router.state.location.search).toBe('?search=cup&tab=black');
  expect(screen.getByText('From Assam')).toBeVisible();
});

test('is a row of links, which lead on without any code', () => {
  open('/tea?search=cup');
  expect(tab('White')).toHaveAttribute('href', '/tea?search=cup&tab=white');
});

test('is one stop of the Tab key, before its panel', async () => {
  open('/tea?tab=black');
  await userEvent.tab();
  expect(tab('Black')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('goes round by the arrows, to its ends by Home and End, and opens what it reaches', async () => {
  open();
  await userEvent.tab();
  const reached: string[] = [];
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'End', 'Home']) {
    await userEvent.keyboard(`{${key}}`);
    expect(tab(openTab())).toHaveFocus();
    reached.push(openTab());
  }
  expect(reached).toEqual(['Black', 'Green', 'White', 'Green', 'White', 'Green']);
});

test('goes by the arrows as it is read, from right to left', async () => {
  await changeLanguage('ar');
  open();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(openTab()).toBe('Black');
});

test('leaves keys with a modifier to the browser', async () => {
  open();
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(openTab()).toBe('Green');
});

test('keeps what was typed into a panel while another is open', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Leaves'), 'two spoons');
  await userEvent.click(tab('Black'));
  expect(screen.getByLabelText('Leaves')).not.toBeVisible();
  await userEvent.click(tab('Green'));
  expect(screen.getByLabelText('Leaves')).toHaveValue('two spoons');
});

test('draws no panel before it is opened', () => {
  open();
  expect(screen.queryByText('From Assam')).not.toBeInTheDocument();
});

test('lets the browser search through texts of all panels, and opens where it finds something', () => {
  open('/tea', true);
  const panel = screen.getByText('From Fujian').parentElement;
  expect(panel).toHaveAttribute('hidden', 'until-found');
  act(() => void fireEvent(panel!, new Event('beforematch')));
  expect(openTab()).toBe('White');
  expect(screen.getByText('From Fujian')).toBeVisible();
});

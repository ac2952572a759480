import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/render';
import { lazyTab } from './lazy-tab';
import { UrlTabs } from './UrlTabs';

type Load = () => Promise<{ default: (props: { name: string }) => React.ReactNode }>;

const aTab = { default: ({ name }: { name: string }) => <p>Tea for {name}</p> };
const losesFirst = () => vi.fn<Load>().mockRejectedValueOnce(new Error('No network')).mockResolvedValue(aTab);

/** Two tabs, of which the first is there at once. */
function open(Late: ReturnType<typeof lazyTab<{ name: string }>>) {
  return renderAt(
    '/tea',
    <UrlTabs
      label="Kinds of tea"
      items={[
        { key: 'green', label: 'Green', children: <input aria-label="Leaves" /> },
        { key: 'black', label: 'Black', children: <Late name="Nadia" /> },
      ]}
    />,
  );
}

const goTo = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

test('fetches a tab when it is opened first', async () => {
  const load = vi.fn<Load>(async () => aTab);
  open(lazyTab(load));
  expect(load).not.toHaveBeenCalled();
  await goTo('Black');
  expect(await screen.findByText('Tea for Nadia')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('says in its place where a tab cannot be fetched, keeps what was typed in the others, and fetches it again', async () => {
  open(lazyTab(losesFirst()));
  await userEvent.type(screen.getByLabelText('Leaves'), 'two spoons');
  await goTo('Black');
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('tabpanel', { name: 'Black' })).toContainElement(again);
  expect(screen.getByLabelText('Leaves')).toHaveValue('two spoons');
  await userEvent.click(again);
  expect(await screen.findByText('Tea for Nadia')).toBeVisible();
  expect(screen.getByLabelText('Leaves')).toHaveValue('two spoons');
});

test('has a tab that could not be fetched come where its page is opened again', async () => {
  const Late = lazyTab(losesFirst());
  const { unmount } = open(Late);
  await goTo('Black');
  await screen.findByRole('button', { name: 'Try Again' });
  unmount();
  open(Late);
  await goTo('Black');
  expect(await screen.findByText('Tea for Nadia')).toBeVisible();
});

test('draws a tab at once that has come before', async () => {
  const load = vi.fn<Load>(async () => aTab);
  const Late = lazyTab(load);
  const { unmount } = renderAt('/tea', <Late name="Nadia" />);
  await screen.findByText('Tea for Nadia');
  unmount();
  renderAt('/tea', <Late name="Hana" />);
  expect(screen.getByText('Tea for Hana')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('waits in its own place for texts that a tab has not brought', async () => {
  let come = (_words: string) => {};
  const coming = new Promise<string>((resolve) => (come = resolve));
  function Tea({ name }: { name: string }) {
    return <p>{`${use(coming)} for ${name}`}</p>;
  }
  const Late = lazyTab(async () => ({ default: Tea }));
  renderAt(
    '/tea',
    <Suspense fallback={<p>All of the page</p>}>
      <Late name="Nadia" />
    </Suspense>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByText('All of the page')).toBeNull();
  await act(async () => come('Tea'));
  expect(await screen.findByText('Tea for Nadia')).toBeVisible();
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/render';
import { withToasts } from '../../testing/toasts';
import { Button } from '../button/Button';
import { lazyDialog } from './lazy-dialog';

withToasts();

interface TeaDialogProps {
  tea: string;
  onClose: () => void;
}

const TeaDialog = ({ tea, onClose }: TeaDialogProps) => (
  <div role="dialog" aria-label={tea}>
    <Button onClick={onClose}>Close</Button>
  </div>
);

function open(load: () => Promise<{ default: typeof TeaDialog }>) {
  const Lazy = lazyDialog(load);
  function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button {...Lazy.hints} onClick={() => setIsOpen(true)}>
          Brew
        </Button>
        {isOpen && <Lazy tea="Assam" onClose={() => setIsOpen(false)} />}
      </>
    );
  }
  renderAt('/', <Opener />);
}

const brew = () => userEvent.click(screen.getByRole('button', { name: 'Brew' }));

test('fetches the dialog once, as soon as somebody is about to open it', async () => {
  const load = vi.fn<() => Promise<{ default: typeof TeaDialog }>>(async () => ({ default: TeaDialog }));
  open(load);
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('button', { name: 'Brew' }));
  expect(load).toHaveBeenCalledOnce();
  await brew();
  expect(await screen.findByRole('dialog', { name: 'Assam' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await brew();
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('says so where it cannot be fetched, and tries again when asked again', async () => {
  let isOffline = true;
  open(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: TeaDialog };
  });
  await brew();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  isOffline = false;
  await brew();
  expect(await screen.findByRole('dialog')).toBeVisible();
});

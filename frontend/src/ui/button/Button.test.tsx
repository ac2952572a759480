import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button';

const button = () => screen.getByRole('button', { name: 'Save' });

test('keeps the focus while it is busy, says so, and cannot be pressed again', async () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(button());
  rerender(
    <Button loading onClick={onClick}>
      Save
    </Button>,
  );
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button());
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
});

test('sends a form once, also by the Enter key in a field', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" loading={isBusy}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByLabelText('Name'), 'Amara{Enter}');
  rerender(form(true));
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('keeps the focus where nothing is left to be done afterwards', async () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  await userEvent.click(button());
  rerender(<Button loading>Save</Button>);
  rerender(
    <Button disabled onClick={onClick}>
      Save
    </Button>,
  );
  expect(button()).toHaveFocus();
  await userEvent.click(button());
  expect(onClick).toHaveBeenCalledOnce();
  await userEvent.tab();
  expect(button()).toBeDisabled();
});

test('is out of reach where it is disabled from the start', () => {
  render(<Button disabled>Save</Button>);
  expect(button()).toBeDisabled();
});

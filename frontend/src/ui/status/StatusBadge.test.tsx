import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusBadge } from './StatusBadge';
import styles from './Tag.module.css';

test.each([
  ['approved', 'Approved', styles.success],
  ['completed', 'Completed', styles.success],
  ['pending', 'Pending', styles.warning],
  ['rejected', 'Rejected', styles.danger],
  ['archived', 'archived', styles.muted],
])('shows %s in its colour', (status, text, tone) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(text)).toHaveClass(tone!);
});

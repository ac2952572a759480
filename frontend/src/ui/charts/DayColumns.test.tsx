import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render';
import { DayColumns } from './DayColumns';
import styles from './DayColumns.module.css';

const chartOf = (count: number) => {
  const days = Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    size: 1,
    solid: 1,
  }));
  return renderAt('/', <DayColumns days={days} />).container.querySelector(`.${styles.chart}`);
};

test('sets bars apart while a phone has room for it', () => {
  expect(chartOf(90)).toHaveClass(styles.apart!);
});

test('leaves no room between the bars of a year, which would be thinner than it', () => {
  expect(chartOf(365)).not.toHaveClass(styles.apart!);
});

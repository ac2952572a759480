import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MonthColumns } from './MonthColumns';

const october = { month: '2026-10', size: 2, figure: '2' };
const november = { month: '2026-11', size: 8, solid: 6, figure: '6' };
const january = { month: '2027-01', size: 0, figure: '' };

const heights = (container: HTMLElement, name: string) =>
  [...container.querySelectorAll<HTMLElement>(`[class*="${name}"]`)].map(({ style }) => style.blockSize);

test('draws each month to the scale of the highest, with what is solid of it', () => {
  const { container } = render(<MonthColumns months={[october, november, january]} />);
  expect(heights(container, 'bar')).toEqual(['25%', '100%', '0%']);
  expect(heights(container, 'solid')).toEqual(['100%', '75%', '0%']);
});

test('says the year where it begins', () => {
  const { container } = render(<MonthColumns months={[october, november, january]} />);
  expect(container.textContent).toBe('2Oct20266NovJan2027');
});

test('draws months in which nothing happened', () => {
  const { container } = render(<MonthColumns months={[january]} />);
  expect(heights(container, 'bar')).toEqual(['0%']);
});

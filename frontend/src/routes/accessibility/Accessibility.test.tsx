import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { paths } from '../../paths';
import { renderAt } from '../../testing/render';
import Accessibility from './Accessibility';

beforeEach(() => loadNamespaces('accessibility'));

const part = (name: string) => screen.getByRole('region', { name });

test('says what is met, what is not, and how that was checked', () => {
  renderAt(paths.accessibility, <Accessibility />);
  expect(part('What is met')).toHaveTextContent('WCAG 2.2 at level AA');
  expect(part('What is not met')).toHaveTextContent('captions');
  expect(part('How it was checked')).toHaveTextContent('Last checked in November 2026.');
});

test('leads whoever met an obstacle to Support', () => {
  renderAt(paths.accessibility, <Accessibility />);
  const link = within(part('Tell us of an obstacle')).getByRole('link', { name: 'Go to Support' });
  expect(link).toHaveAttribute('href', paths.support);
});

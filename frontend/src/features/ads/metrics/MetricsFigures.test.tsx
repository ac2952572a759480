import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { renderAt } from '../../../testing/render';
import { nothingFiltered } from '../../../testing/samples';
import type { AdDay } from '../placements/api';
import { MetricsFigures } from './MetricsFigures';

beforeEach(() => loadNamespaces('metrics'));

const figures = (counts: Pick<AdDay, 'served' | 'viewable' | 'clicks'>) => {
  const rows = [
    { day: '2026-11-02', slot: 'home-banner', filtered: nothingFiltered, ...counts },
  ] satisfies AdDay[];
  return renderAt('/', <MetricsFigures rows={rows} reach={undefined} />);
};
const figure = (label: string) => screen.getByText(label).nextElementSibling;

test('tells rates, and how sure the one of clicks is', () => {
  figures({ served: 200, viewable: 100, clicks: 3 });
  expect(figure('Viewable of served')).toHaveTextContent('50%');
  expect(figure('Clicks of viewable')).toHaveTextContent('3%');
  expect(screen.getByText(/lies between 1% and 8.5%/)).toBeInTheDocument();
});

test.each([
  { served: 1, viewable: 1, clicks: 2 },
  { served: 0, viewable: 1, clicks: 2 },
  { served: 0, viewable: 0, clicks: 1 },
])('tells no rate beyond all, whatever came of it ($served, $viewable, $clicks)', (counts) => {
  const { container } = figures(counts);
  expect(figure('Clicks of viewable')).toHaveTextContent('100%');
  expect(container).not.toHaveTextContent(/NaN|200/);
});

test('tells no rate of nothing', () => {
  const { container } = figures({ served: 0, viewable: 0, clicks: 0 });
  expect(figure('Viewable of served')).toHaveTextContent('–');
  expect(figure('Clicks of viewable')).toHaveTextContent('–');
  expect(container).not.toHaveTextContent(/NaN|%/);
});

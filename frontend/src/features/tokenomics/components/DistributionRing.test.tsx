import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DistributionRing } from './DistributionRing';

const shares = { founder: 30, operations: 40, development: 20, marketing: 10 };

test('draws the shares one after another around the whole ring, each with its percentage', () => {
  const { container } = render(<DistributionRing distribution={shares} />);
  const drawn = [...container.querySelectorAll('circle')].map((circle) => [
    circle.getAttribute('stroke-dasharray'),
    circle.getAttribute('stroke-dashoffset'),
  ]);
  expect(drawn).toEqual([
    ['30 100', '0'],
    ['40 100', '-30'],
    ['20 100', '-70'],
    ['10 100', '-90'],
  ]);
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '30%',
    '40%',
    '20%',
    '10%',
  ]);
});

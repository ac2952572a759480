import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { segmentsOf } from './found-places';
import { Highlighted } from './Highlighted';

const found = (text: string, words: string) =>
  segmentsOf(text, words).flatMap(({ text: part, isFound }) => (isFound ? [part] : []));

test.each([
  ['Solar lamps for lamplight', 'LAMP', ['lamp', 'lamp']],
  ['Zoë Mbeki', 'zoe mbe', ['Zoë', 'Mbe']],
  ['Zoe\u0308 runs', 'zoe', ['Zoe\u0308']],
  ['The ﬁlter', 'fil', ['ﬁl']],
  ['مُرشِّح مياه', 'مرشح', ['مُرشِّح']],
  ['水のフィルター', 'フィル', ['フィル']],
  ['a b c d e', 'x y z d e', ['d e']],
  ['Nothing of it', 'zebra', []],
  ['Nothing', '', []],
])('marks in %s what %s looks for: %j', (text, words, marked) => {
  expect(found(text, words)).toEqual(marked);
  expect(segmentsOf(text, words).map((segment) => segment.text)).toSatisfy(
    (parts: string[]) => parts.join('') === text,
  );
});

test('shows a text as it is, whatever stands in it', () => {
  const { container } = render(<Highlighted text={'<b onclick="x">Lamps</b> & more'} words="lamps" />);
  expect(container).toHaveTextContent('<b onclick="x">Lamps</b> & more');
  expect(container.querySelectorAll('*')).toHaveLength(1);
  expect(container.querySelector('mark')).toHaveTextContent('Lamps');
});

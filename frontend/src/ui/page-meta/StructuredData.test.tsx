import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StructuredData } from './StructuredData';

test('holds what a person wrote, which cannot end the element it stands in', () => {
  const name = '</script><script>alert(1)</script>';
  const { container } = render(<StructuredData data={{ '@type': 'Person', name }} />);
  const [element, ...others] = container.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(element!.innerHTML).not.toContain('</script');
  expect(JSON.parse(element!.innerHTML)).toMatchObject({ '@type': 'Person', name });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ProofField } from './ProofField';

function Asked({ kind }: { kind: 'password' | 'code' | 'recovery' }) {
  const [value, setValue] = useState('');
  return <ProofField kind={kind} label="Proof" value={value} onChange={setValue} />;
}

test.each(['password', 'code', 'recovery'] as const)('takes a %s that is pasted', async (kind) => {
  render(<Asked kind={kind} />);
  await userEvent.click(screen.getByLabelText('Proof'));
  await userEvent.paste('123456');
  expect(screen.getByLabelText('Proof')).toHaveValue('123456');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Input, proofs } from './Input';

function Asked({ kind }: { kind: keyof typeof proofs }) {
  const [value, setValue] = useState('');
  return <Input {...proofs[kind]} label="Proof" value={value} onChange={setValue} />;
}

test.each(['password', 'code', 'recoveryCode'] as const)('takes a %s that is pasted', async (kind) => {
  render(<Asked kind={kind} />);
  await userEvent.click(screen.getByLabelText('Proof'));
  await userEvent.paste('123456');
  expect(screen.getByLabelText('Proof')).toHaveValue('123456');
});

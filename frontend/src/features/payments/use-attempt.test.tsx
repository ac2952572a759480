import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerCalls } from '../../testing/answer-calls';
import { aPayment } from '../../testing/payment-samples';
import { renderAt } from '../../testing/render';
import { useAdPayment } from './use-ad-payment';
import { useAttempt } from './use-attempt';

const ENTRY = 'payments.attempt.12';
const { txHash } = aPayment();
const aSent = { txHash, chainId: 31337, from: '0x15', nonce: 0, amount: '1', sentAt: 0 };

beforeEach(() => localStorage.setItem(ENTRY, JSON.stringify({ step: 'sent', transaction: aSent })));
afterEach(() => localStorage.clear());

/** As the page shows it: the payment at once, what belongs to its payer once that has come. */
function Panel() {
  const { payment } = useAdPayment(12, () => false);
  const [isPayersPartHere, setHere] = useState(false);
  return (
    <>
      <button onClick={() => setHere(true)}>{payment?.status}</button>
      {isPayersPartHere && <PayersPart />}
    </>
  );
}
function PayersPart() {
  const { step } = useAttempt(12);
  useAdPayment(12, () => step === 'sent');
  return <p>step {step}</p>;
}

test('an attempt that was verified before anybody listened does not stay in the storage', async () => {
  answerCalls({ 'GET /api/ads/12/payment': [200, aPayment({ status: 'confirmed' })] });
  renderAt('/ads/12', <Panel />);
  fireEvent.click(await screen.findByText('confirmed'));
  await waitFor(() => expect(localStorage.getItem(ENTRY)).toBeNull());
  expect(await screen.findByText('step none')).toBeInTheDocument();
});

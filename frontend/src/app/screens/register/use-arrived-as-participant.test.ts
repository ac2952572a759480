import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User } from '../../../api/generated/auth';
import type { Session } from '../../../session/session-slice';
import { useArrivedAsParticipant } from './use-arrived-as-participant';

const unknown: Session = { status: 'loading', user: null };
const nobody: Session = { status: 'none', user: null };
const participant: Session = { status: 'user', user: { role: 'participant' } as User };

function arriveThenBe(...sessions: [Session, ...Session[]]): boolean {
  const { result, rerender } = renderHook(useArrivedAsParticipant, { initialProps: sessions[0] });
  sessions.slice(1).forEach(rerender);
  return result.current;
}

test('is true for a participant whose session was there before', () => {
  expect(arriveThenBe(unknown, participant)).toBe(true);
});

test('is false for a participant who signed in on the page', () => {
  expect(arriveThenBe(unknown, nobody, participant)).toBe(false);
});

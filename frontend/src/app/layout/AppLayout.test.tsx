import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { challengeSettings } from '../../testing/samples';
import { AppLayout } from './AppLayout';

test.each(['online', 'focus'])(
  'fetches what every page has again, where it was lost, on %s',
  async (event) => {
    answerCalls({ 'GET /api/challenge/settings': [200, challengeSettings()] });
    const fetched = vi.fn<() => object>(() => {
      throw new Error('Lost on the way');
    });
    vi.doMock('./LateParts', fetched);
    renderAt('/', <AppLayout />);
    await expect.poll(() => fetched.mock.calls.length).toBe(1);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    vi.doMock('./LateParts', () => ({ default: () => <p>Late, but there</p> }));
    act(() => void window.dispatchEvent(new Event(event)));
    expect(await screen.findByText('Late, but there')).toBeVisible();
  },
);

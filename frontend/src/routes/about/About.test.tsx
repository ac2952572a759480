import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { challengeSettings } from '../../testing/samples';
import { aSeason } from '../../testing/season-samples';
import About from './About';

beforeAll(() => loadNamespaces('about', 'tokenomics'));
beforeEach(() => {
  answerCalls({ 'GET /api/challenge/settings': [200, challengeSettings()] });
});

const tabOpen = () => screen.getByRole('tab', { selected: true });

describe('About', () => {
  it('opens on the challenge itself', () => {
    renderAt('/about', <About />);
    expect(tabOpen()).toHaveTextContent('About');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About the challenge');
    expect(screen.getByRole('heading', { name: 'Who is here' })).toBeVisible();
  });

  it('opens the tab that the address names, with its figures filled in', () => {
    renderAt('/about?tab=participation', <About />);
    expect(tabOpen()).toHaveTextContent('Participation');
    expect(screen.getByText('18 to 35 years')).toBeVisible();
    expect(screen.getByText('July 15, 2025')).toBeVisible();
  });

  it('tells of the season that one can apply to, as it was planned', async () => {
    const dates = { applicationsFrom: '2026-05-10T00:00:00.000Z', startsAt: '2026-09-01T00:00:00.000Z' };
    answerCalls({
      'GET /api/challenge/settings': [200, challengeSettings({ applyingSeason: 2, maxParticipants: 12 })],
      'GET /api/seasons': [200, [aSeason({ number: 2, ...dates }), aSeason()]],
    });
    renderAt('/about?tab=participation', <About />);
    expect(await screen.findByText('May 10, 2026')).toBeVisible();
    expect(screen.getByText('Season 2 begins')).toBeVisible();
    expect(screen.getByText(/Participation in Season 2 .* chooses 12 founders/)).toBeVisible();
    expect(screen.queryByText('July 15, 2025')).toBeNull();
  });

  it('writes the tab that is opened into the address', async () => {
    const { router } = renderAt('/about', <About />);
    await userEvent.click(screen.getByRole('tab', { name: 'Objectives' }));
    expect(router.state.location.search).toBe('?tab=objectives');
    expect(screen.getByText("Viewers' Choice")).toBeVisible();
  });

  it('shares out the whole of the planned token', () => {
    renderAt('/about?tab=tokenomics', <About />);
    const plan = screen.getByRole('region', { name: 'Planned token distribution' });
    const percents = [...plan.querySelectorAll('dd')].map(({ textContent }) => Number.parseInt(textContent));
    expect(percents.filter(Boolean)).toEqual([30, 20, 15, 15, 10, 10]);
  });

  it('opens an answer of the whitepaper in brief', async () => {
    renderAt('/about?tab=tokenomics', <About />);
    await userEvent.click(screen.getByText('What is the badge?'));
    expect(screen.getByText(/ERC-721/).closest('details')).toHaveAttribute('open');
  });
});

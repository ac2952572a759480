import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { challengeSettings } from '../../testing/samples';
import { Hero } from './Hero';

beforeEach(() => loadNamespaces('home'));

const open = (participantsCount: number) => {
  answerCalls({ 'GET /api/challenge/settings': [200, challengeSettings({ participantsCount })] });
  renderAt('/', <Hero />);
};

test('asks to take part while there are places', async () => {
  open(8);
  expect(await screen.findByRole('link', { name: 'Join as Participant' })).toHaveAttribute(
    'href',
    '/register',
  );
});

test.each([9, 10])('asks to watch when %i of 9 places are taken', async (taken) => {
  open(taken);
  expect(await screen.findByRole('link', { name: 'Join as Viewer' })).toHaveAttribute(
    'href',
    '/viewer-registration',
  );
});

import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { challengeSettings } from '../../testing/samples';
import SocialEntrepreneurship from './SocialEntrepreneurship';

beforeEach(() => {
  answerCalls({ 'GET /api/challenge/settings': [200, challengeSettings()] });
  return loadNamespaces('social-entrepreneurship');
});

test('tells four case studies, each with a published source', () => {
  renderAt('/social-entrepreneurship', <SocialEntrepreneurship />);
  const studies = screen.getAllByRole('article');
  expect(studies).toHaveLength(4);
  for (const study of studies) {
    const [source] = within(study).getAllByRole('link');
    expect(source).toHaveAttribute('href', expect.stringMatching(/^https:/));
  }
});

test('leads to the registration', () => {
  renderAt('/social-entrepreneurship', <SocialEntrepreneurship />);
  expect(screen.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
});

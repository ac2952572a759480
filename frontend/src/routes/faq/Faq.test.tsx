import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { challengeSettings } from '../../testing/samples';
import Faq from './Faq';
import { faqGroups } from './faq-groups';

const scrolledTo = vi.fn<(this: Element) => void>(function (this: Element) {
  scrolledIds.push(this.id);
});
let scrolledIds: string[];

beforeEach(async () => {
  answerCalls({ 'GET /api/challenge/settings': [200, challengeSettings()] });
  scrolledIds = [];
  // jsdom lays nothing out and so has no scrolling of its own.
  Element.prototype.scrollIntoView = scrolledTo;
  await loadNamespaces('faq');
});

const anchors = faqGroups.flatMap((group) => [...group.anchors]);
const openAnswers = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('has the twenty anchors of the specification, all closed', () => {
  renderAt('/faq', <Faq />);
  expect([...document.querySelectorAll('details')].map(({ id }) => id)).toEqual(anchors);
  expect(new Set(anchors).size).toBe(20);
  expect(openAnswers()).toEqual([]);
});

test.each(anchors)('opens and scrolls to the answer of a link to #%s', (anchor) => {
  renderAt(`/faq#${anchor}`, <Faq />);
  expect(openAnswers()).toEqual([anchor]);
  expect(scrolledIds).toEqual([anchor]);
  expect(document.activeElement?.closest('details')?.id).toBe(anchor);
});

test('opens nothing for an anchor that does not exist', () => {
  renderAt('/faq#vr-support', <Faq />);
  expect(openAnswers()).toEqual([]);
});

test('leads to an audience from its list', async () => {
  renderAt('/faq', <Faq />);
  await userEvent.click(screen.getByRole('link', { name: 'For viewers' }));
  expect(openAnswers()).toEqual(['viewers']);
});

test('fills the figures of the season into every answer', () => {
  renderAt('/faq', <Faq />);
  expect(document.body).not.toHaveTextContent('{{');
  expect(document.getElementById('ad-specs')).toHaveTextContent('1200 × 150 pixels');
  expect(document.getElementById('eligibility')).toHaveTextContent('May 15, 2025 to July 15, 2025');
});

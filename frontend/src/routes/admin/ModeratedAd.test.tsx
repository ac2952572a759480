import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { aPayment, homeNetwork, siteConfig } from '../../testing/payment-samples';
import { renderAt } from '../../testing/render';
import { anAdminAd, aRun, nothingFiltered } from '../../testing/samples';
import { ModeratedAd } from './ModeratedAd';

beforeEach(() => loadNamespaces('admin', 'ads', 'runs', 'payments', 'wallet'));

function open(change: Parameters<typeof anAdminAd>[0]) {
  answerCalls({
    'GET /api/config': [200, siteConfig(homeNetwork)],
    'GET /api/ads/12/payment': [200, aPayment({ status: 'pending', amount: null })],
  });
  renderAt('/admin', <ModeratedAd ad={anAdminAd(change)} />);
}

const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('tells a moderator what an ad lacks and on which day it shall begin', () => {
  const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
  open({
    run: aRun({ startsAt }),
    delivery: { delivered: false, missing: ['destinationUrl', 'callToAction', 'payment'] },
  });
  expect(factOf('Missing')).toBe('Website, Words on the button, Confirmed payment');
  expect(factOf('First day chosen')).toMatch(/\d{4}$/);
  expect(screen.queryByText('Own project')).toBeNull();
});

test.each([
  [true, 'Declared not to be theirs'],
  [null, 'Nothing was declared'],
])('tells what a participant declared of their own project (%s)', (notOwnProject, words) => {
  open({ byParticipant: true, notOwnProject });
  expect(factOf('Own project')).toBe(words);
});

test('tells what an ad had in its places', () => {
  const filtered = { ...nothingFiltered, robot: 3 };
  open({ metrics: { served: 1200, viewable: 700, clicks: 9, reach: 600, filtered } });
  expect(['Served', 'Viewable', 'Clicks'].map(factOf)).toEqual(['1,200', '700', '9']);
});

import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { RelatedParticipants } from './RelatedParticipants';

const other = {
  id: 8,
  season: 1,
  name: 'Chen Wei',
  profession: 'Water engineer',
  profileImageUrl: null,
  excerpt: 'Pumps of bicycle parts.',
};

beforeEach(() => loadNamespaces('search'));

test('leads from a participant to those who do something alike', async () => {
  answerCalls({ 'GET /api/participants/3/related': [200, [other]] });
  renderAt('/', <RelatedParticipants participantId={3} />);
  expect(await screen.findByRole('heading', { name: 'Related participants' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Chen Wei.*Water engineer.*Pumps/ })).toHaveAttribute(
    'href',
    '/participants/8',
  );
});

test('takes no place where there is nobody, or nothing is known', async () => {
  const calls = answerCalls({ 'GET /api/participants/3/related': [200, []] });
  const { container } = renderAt(
    '/',
    <>
      <RelatedParticipants participantId={3} />
      <RelatedParticipants participantId={4} />
    </>,
  );
  await expect.poll(() => calls).toHaveLength(2);
  expect(container).toBeEmptyDOMElement();
});

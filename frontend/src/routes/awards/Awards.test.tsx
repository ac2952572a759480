import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Award } from '../../api/generated/awards';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { challengeSettings } from '../../testing/samples';
import { anAward } from '../../testing/vote-samples';
import Awards from './Awards';

beforeEach(() => loadNamespaces('awards'));

const open = (...awards: Award[]) => {
  answerCalls({
    'GET /api/awards': [200, awards],
    'GET /api/challenge/settings': [200, challengeSettings({ season: 2 })],
  });
  renderAt('/awards', <Awards />);
};
const standings = [{ participantId: 3, name: 'Amina Diallo', score: 12, rank: 1 }];

test('promises the awards of the season while one of them is not decided', async () => {
  open(anAward({ status: 'closed', standings }), anAward({ id: 2, kind: 'judges' }));
  expect(await screen.findByText(/^Three awards wait at the end of Season 2/)).toBeVisible();
  expect(await screen.findByText('The winner')).toBeVisible();
  expect(screen.queryByText(/decided\./)).toBeNull();
});

test('says that the awards are decided once all of them are closed', async () => {
  open(anAward({ status: 'closed', standings }), anAward({ id: 2, kind: 'judges', status: 'closed' }));
  expect(await screen.findByText(/^Season 2 is over and its awards are decided/)).toBeVisible();
  expect(screen.queryByText(/wait at the end/)).toBeNull();
});

import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerUntilLost, fetchInVain } from '../../testing/lose-server';
import { makeAd } from '../../testing/make-ad';
import { renderAt } from '../../testing/render';
import { CurrentAds } from './CurrentAds';

beforeEach(() => loadNamespaces('home', 'ads'));

test('keeps the ads when a later look at them fails', async () => {
  const { lose } = answerUntilLost({ 'GET /api/ads': [200, [makeAd({ title: 'Bread' })]] });
  const { store } = renderAt('/', <CurrentAds />);
  await screen.findByRole('article', { name: 'Bread' });
  lose();
  await fetchInVain(store);
  expect(screen.getByRole('article', { name: 'Bread' })).toBeVisible();
});

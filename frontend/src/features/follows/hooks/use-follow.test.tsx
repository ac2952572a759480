import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { changeLanguage } from '../../../i18n/language-choice';
import german from '../../../i18n/de/errors.json';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { withToasts } from '../../../testing/toasts';
import { useFollow } from './use-follow';

withToasts();
afterEach(() => changeLanguage('en'));

function Follow() {
  const { change } = useFollow(3);
  return <button onClick={() => void change(true)}>Amina Diallo</button>;
}

test('says why in the language of the page, which fetches its words for failures only now', async () => {
  await changeLanguage('de');
  i18next.removeResourceBundle('de', 'errors');
  answerCalls({
    'PUT /api/participants/3/follow': [
      404,
      { code: 'participant_not_found', message: 'No such participant' },
    ],
  });
  renderAt('/participants/3', <Follow />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(german.participant_not_found)).toBeInTheDocument();
});

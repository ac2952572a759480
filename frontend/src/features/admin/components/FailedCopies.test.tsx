import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AdminPictureCopy } from '../../../api/generated/admin';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { refused } from '../../../testing/refused';
import { renderAt } from '../../../testing/render';
import { withToasts } from '../../../testing/toasts';
import { FailedCopies } from './FailedCopies';

withToasts();
beforeEach(() => loadNamespaces('admin'));

const address = 'https://example.org/filters.png';
const failed: AdminPictureCopy = {
  id: 7,
  use: 'report',
  username: 'amina',
  address,
  state: 'failed',
  problem: { code: 'picture_not_public', message: 'This address does not lead to a public site' },
};
const portrait: AdminPictureCopy = { ...failed, id: 8, use: 'portrait', username: 'bela' };

test('says whose picture of a kind could not be copied, and why', async () => {
  answerCalls({ 'GET /api/admin/picture-copies': [200, [failed, portrait]] });
  renderAt('/admin', <FailedCopies use="report" />);
  expect(await screen.findByText('This address does not lead to a public site')).toBeVisible();
  expect(screen.getByText('amina')).toBeVisible();
  expect(screen.queryByText('bela')).not.toBeInTheDocument();
});

test('has one copied again, which leaves the list', async () => {
  const isAgain = vi.fn<() => boolean>(() => false);
  answerCalls({
    'GET /api/admin/picture-copies': () => [200, isAgain() ? [] : [failed]],
    'POST /api/admin/picture-copies/7/retry': () => {
      isAgain.mockReturnValue(true);
      return [204];
    },
  });
  renderAt('/admin', <FailedCopies use="report" />);
  await userEvent.click(await screen.findByRole('button', { name: `Copy ${address} again` }));
  expect(await screen.findByText('Being copied again')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('amina')).not.toBeInTheDocument());
});

test('says why one could not be asked for again', async () => {
  const message = 'This picture is no longer waiting to be copied';
  answerCalls({
    'GET /api/admin/picture-copies': [200, [failed]],
    'POST /api/admin/picture-copies/7/retry': refused(404, { code: 'picture_copy_not_found', message }),
  });
  renderAt('/admin', <FailedCopies use="report" />);
  await userEvent.click(await screen.findByRole('button', { name: `Copy ${address} again` }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('shows nothing where all pictures came', async () => {
  const calls = answerCalls({ 'GET /api/admin/picture-copies': [200, []] });
  renderAt('/admin', <FailedCopies use="portrait" />);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

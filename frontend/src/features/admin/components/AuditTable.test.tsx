import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuditEntry, AuditPage } from '../../../api/generated/admin';
import { loadNamespaces } from '../../../i18n';
import { changeLanguage } from '../../../i18n/language-choice';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { AuditTable } from './AuditTable';

beforeEach(() => loadNamespaces('admin'));
afterEach(() => changeLanguage('en'));

const anEntry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  action: 'ad.moderated',
  subject: 'ads/12',
  details: {},
  actorId: 1,
  actorName: 'admin',
  session: null,
  network: null,
  createdAt: '2026-10-05T10:00:00.000Z',
  ...change,
});

/** 120 moderated ads, and before them one decided refund. */
const entries = [
  ...Array.from({ length: 120 }, (_, index) => anEntry({ id: 122 - index, subject: `ads/${122 - index}` })),
  anEntry({ id: 2, action: 'payment.refund_approved', subject: 'payments/7', details: { adId: 31 } }),
];

/** Finds as the server does: texts in what it keeps, or one of the actions. */
function serveAudit() {
  const asked: URLSearchParams[] = [];
  answerCalls({});
  vi.stubGlobal('fetch', (request: Request) => {
    const { searchParams: wanted } = new URL(request.url);
    asked.push(wanted);
    const q = wanted.get('q');
    const actions = wanted.get('qActions')?.split(',') ?? [];
    const cursor = Number(wanted.get('cursor') ?? Infinity);
    const limit = Number(wanted.get('limit'));
    const found = entries.filter(
      ({ id, action, subject, actorName }) =>
        id < cursor &&
        (!q || [action, subject, actorName].some((kept) => kept.includes(q)) || actions.includes(action)),
    );
    const page: AuditPage = {
      entries: found.slice(0, limit),
      next: found.length > limit ? (found[limit - 1]?.id ?? null) : null,
    };
    return Promise.resolve(new Response(JSON.stringify(page)));
  });
  return asked;
}

const search = async (text: string) => {
  await userEvent.click(await screen.findByRole('searchbox'));
  await userEvent.paste(text);
};

test('finds, by the words on the screen, what stands far behind the newest entries', async () => {
  const asked = serveAudit();
  renderAt('/admin?tab=audit', <AuditTable />);
  expect(await screen.findByText('Ad 122')).toBeInTheDocument();
  await search('refund decided');
  expect(await screen.findByText('Payment 7')).toBeInTheDocument();
  expect(screen.queryByText('Ad 122')).not.toBeInTheDocument();
  expect(asked.at(-1)?.get('qActions')).toBe('payment.refund_approved');
});

test('finds actions by their names in the language of the site', async () => {
  await changeLanguage('de');
  const asked = serveAudit();
  renderAt('/admin?tab=audit', <AuditTable />);
  await search('über anzeige entschieden');
  await expect.poll(() => asked.at(-1)?.get('qActions')).toBe('ad.moderated');
});

test.each([
  ['Ad 31', 'ads/31'],
  ['rejected', 'rejected'],
  ['Email addresses invited to take part', 'settings/participantWhitelist'],
])('looks for %s as the audit keeps it', async (typed, kept) => {
  const asked = serveAudit();
  renderAt('/admin?tab=audit', <AuditTable />);
  await search(typed);
  await expect.poll(() => asked.at(-1)?.get('q')).toBe(kept);
});

test('says from where something was done, and gives all that is found as a file', async () => {
  entries.unshift(anEntry({ id: 900, subject: 'ads/900', network: '192.0.2.7' }));
  serveAudit();
  renderAt('/admin?tab=audit&audit-action=ad.moderated', <AuditTable />);
  expect(await screen.findByText('192.0.2.7')).toBeInTheDocument();
  entries.shift();
  await search('Ad 31');
  const download = screen.getByRole('link', { name: 'Download as CSV' });
  expect(download).toHaveAttribute('download');
  await expect
    .poll(() => download.getAttribute('href'))
    .toBe('/api/admin/audit.csv?q=ads%2F31&action=ad.moderated');
});

test('shows no codes', async () => {
  serveAudit();
  const { container } = renderAt('/admin?tab=audit&audit-action=payment.refund_approved', <AuditTable />);
  await search('refund');
  await screen.findByText('Payment 7');
  expect(container).toHaveTextContent('Ad: 31');
  expect(container).not.toHaveTextContent(/payments\/7|refund_approved|adId/);
});

test('narrows to one action, and turns pages', async () => {
  const asked = serveAudit();
  const { router } = renderAt('/admin?tab=audit&audit-action=ad.moderated', <AuditTable />);
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Ad 102')).toBeInTheDocument();
  expect(Object.fromEntries(asked.at(-1)!)).toEqual({ action: 'ad.moderated', limit: '20', cursor: '103' });
  expect(router.state.location.search).toBe('?tab=audit&audit-action=ad.moderated&audit-cursor=103');
});

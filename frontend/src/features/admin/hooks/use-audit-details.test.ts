import { renderHook } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { changeLanguage } from '../../../i18n/language-choice';
import { useAuditDetails } from './use-audit-details';

const described = (details: Record<string, unknown>) => renderHook(useAuditDetails).result.current(details);

beforeAll(() => loadNamespaces('admin'));
afterEach(async () => {
  await changeLanguage('en');
  localStorage.clear();
});

it('names what changed, and leaves out what is empty', () => {
  const details = { to: 'approved', from: 'pending', title: 'Solar lamps', reason: null };
  expect(described(details)).toBe('Title: Solar lamps · Before: Pending · After: Approved');
});

it('joins lists as the language does, and leaves numbers and unknown fields as they are', () => {
  const details = { other: 'x', added: ['a@example.org', 'b@example.org'], removed: [], order: 3 };
  expect(described(details)).toBe('Place: 3 · Added: a@example.org, b@example.org · other: x');
});

it('says each of several things that changed', () => {
  const details = {
    name: 'Viewers’ Choice',
    from: { status: 'open', endDate: null },
    to: { status: 'closed', endDate: '2026-07-01T12:00:00.000Z' },
    winners: ['Amina', 'Ben'],
  };
  expect(described(details)).toMatch(
    /^Name: Viewers’ Choice · Before: Status: Open, Ends: – · After: Status: Closed, Ends: July 1, 2026.* · Winners: Amina, Ben$/,
  );
});

it('speaks the language of the site', async () => {
  await changeLanguage('ru');
  expect(described({ to: 'approved' })).not.toContain('Approved');
});

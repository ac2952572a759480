import type { Role } from '../../../api/generated/admin';
import { oneOf } from '../../../ui/forms/one-of';
import { useListView } from '../../../ui/table/use-list-view';
import type { AccountState } from '../accounts-api';

export const accountRoles = ['user', 'viewer', 'participant', 'admin'] as const satisfies Role[];
export const accountStates = ['active', 'suspended'] as const satisfies AccountState[];

export type AccountsView = ReturnType<typeof useAccountsView>;

/** Which accounts are looked at, as the address has it. */
export function useAccountsView() {
  const view = useListView({ prefix: 'accounts-', sorts: [], filters: { role: 'all', state: 'all' } });
  const role = oneOf(['all', ...accountRoles], view.fields.role, 'all');
  const state = oneOf(['all', ...accountStates], view.fields.state, 'all');
  const { q, cursor, limit } = view.wanted;
  return {
    ...view,
    filter: { role, state },
    isNarrowed: q !== undefined || role !== 'all' || state !== 'all',
    wanted: {
      q,
      role: role === 'all' ? undefined : role,
      state: state === 'all' ? undefined : state,
      cursor,
      limit,
    },
  };
}

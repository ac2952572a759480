import { useTranslation } from 'react-i18next';
import { useSession } from '../session/use-session';
import { navigation } from './navigation';

export interface MenuEntries {
  label: string;
  entries: { label: string; to: string }[];
}

/** The menu in the current language, as far as the current user may see it. */
export function useNavigation(): MenuEntries[] {
  const { t } = useTranslation();
  const { user } = useSession();
  return navigation
    .filter((group) => !('adminOnly' in group) || user?.role === 'admin')
    .map((group) => ({
      label: t(`menu.groups.${group.key}`),
      entries: group.entries.map(({ key, to }) => ({ label: t(`menu.entries.${key}`), to })),
    }));
}

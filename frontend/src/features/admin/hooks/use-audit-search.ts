import { useTranslation } from 'react-i18next';
import { foldText } from '../../../ui/forms/fold-text';
import type { AuditAction } from '../api';
import { auditActions } from '../audit-actions';
import { useAuditCodes } from './use-audit-codes';

interface AuditSearch {
  q: string | undefined;
  qActions: AuditAction[] | undefined;
}

/**
 * Gives a function that says to the server what was typed in the words of the screen. The audit keeps codes: actions whose
 * name contains the text are looked for beside it, and where the text is the whole name of something else, its code is.
 */
export function useAuditSearch(): (text: string | undefined) => AuditSearch {
  const { t } = useTranslation('admin');
  const codeOf = useAuditCodes();
  return (text) => {
    if (text === undefined) return { q: undefined, qActions: undefined };
    const wanted = foldText(text);
    const named = auditActions.filter((action) => foldText(t(`audit.action.${action}`)).includes(wanted));
    return { q: codeOf(text) ?? text, qActions: named.length > 0 ? named : undefined };
  };
}

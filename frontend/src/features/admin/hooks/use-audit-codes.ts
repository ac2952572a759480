import { useTranslation } from 'react-i18next';
import { foldText } from '../../../ui/forms/fold-text';
import { settingNames, statusNames, subjectKinds, valueNames } from '../audit-subject';
import { useAuditSubject } from './use-audit-subject';

/** Gives a function that finds what the audit keeps instead of a name on the screen: 'ads/12' for 'Ad 12', 'rejected' for its word. */
export function useAuditCodes(): (name: string) => string | undefined {
  const { t } = useTranslation(['admin', 'common']);
  const subjectOf = useAuditSubject();
  return (name) => {
    const number = /\d+/.exec(name)?.[0];
    const things = number === undefined ? [] : subjectKinds.map((kind) => `${kind}/${number}`);
    const named: [code: string, name: string][] = [
      ...[...things, ...settingNames.map((setting) => `settings/${setting}`)].map(
        (code): [string, string] => [code, subjectOf(code)],
      ),
      ...valueNames.map((code): [string, string] => [code, t(`audit.value.${code}`)]),
      ...statusNames.map((code): [string, string] => [code, t(`common:status.${code}`)]),
    ];
    return named.find(([, its]) => foldText(its) === foldText(name))?.[0];
  };
}

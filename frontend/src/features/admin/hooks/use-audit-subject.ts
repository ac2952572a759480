import { useTranslation } from 'react-i18next';
import { partsOf, type SettingName, type SubjectKind } from '../audit-subject';

/** Gives a function that says in words what was changed, such as 'Ad 12' for 'ads/12'; a path without words stays one. */
export function useAuditSubject(): (subject: string) => string {
  const { t, i18n } = useTranslation('admin');
  return (subject) => {
    const { kind, id } = partsOf(subject);
    if (kind === 'settings' && i18n.exists(`admin:settings.description.${id}`))
      return t(`settings.description.${id as SettingName}`);
    return i18n.exists(`admin:audit.subjectOf.${kind}`)
      ? t(`audit.subjectOf.${kind as SubjectKind}`, { id })
      : subject;
  };
}

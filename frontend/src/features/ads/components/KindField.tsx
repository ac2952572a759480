import { useTranslation } from 'react-i18next';
import { useField } from '../../../ui/forms/form-context';
import { textAdLimits } from '../../../limits';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import { adKinds, type AdKind } from '../ad-form-values';
import styles from './AdFields.module.css';

/** Whether the ad has a picture. What has been filled in for the other kind is kept. */
export function KindField({ kind }: { kind: AdKind }) {
  const { t } = useTranslation('ads');
  const { onChange } = useField<AdKind>('kind');
  return (
    <>
      <ChoiceRow
        label={t('kind.label')}
        choices={adKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={onChange}
      />
      <p className={styles.note}>{kind === 'text' && t('kind.textNote', textAdLimits)}</p>
    </>
  );
}

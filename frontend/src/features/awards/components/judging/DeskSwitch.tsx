import { useTranslation } from 'react-i18next';
import styles from './DeskSwitch.module.css';

const panes = ['work', 'score'] as const;
export type Pane = (typeof panes)[number];

interface DeskSwitchProps {
  pane: Pane;
  onChange: (pane: Pane) => void;
}

/** Which half of the desk is in view where there is no room for both. */
export function DeskSwitch({ pane, onChange }: DeskSwitchProps) {
  const { t } = useTranslation('awards');
  return (
    <div role="group" aria-label={t('judging.panes.label')} className={styles.switch}>
      {panes.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === pane}
          className={styles.half}
          onClick={() => onChange(name)}
        >
          {t(`judging.panes.${name}`)}
        </button>
      ))}
    </div>
  );
}

import styles from './WalletOption.module.css';

interface WalletOptionProps {
  name: string;
  /** Data URI; without one the option shows the name's first letter. */
  icon?: string;
  /** A word on the option's end, such as 'popular'. */
  mark?: string;
  hint?: string;
  disabled: boolean;
  onChoose: () => void;
}

/** One wallet to choose in the connect dialog. */
export function WalletOption({ name, icon, mark, hint, disabled, onChoose }: WalletOptionProps) {
  return (
    <button type="button" className={styles.option} disabled={disabled} onClick={onChoose}>
      {icon ? <img src={icon} alt="" className={styles.icon} /> : <Initial of={name} />}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {mark && <span className={styles.mark}>{mark}</span>}
    </button>
  );
}

function Initial({ of: name }: { of: string }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      {name.charAt(0)}
    </span>
  );
}

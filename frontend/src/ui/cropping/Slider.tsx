import styles from './Cropping.module.css';

interface SliderProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** A range with its name. Pressing it once is enough: nothing has to be dragged (WCAG 2.2, 2.5.7). */
export const Slider = ({ label, value, disabled, onChange }: SliderProps) => (
  <label className={styles.slider}>
    <span>{label}</span>
    <input
      type="range"
      // As the stage above it, whatever the page's direction.
      dir="ltr"
      min={0}
      max={100}
      disabled={disabled}
      value={Math.round(value * 100)}
      onChange={({ target }) => onChange(target.valueAsNumber / 100)}
    />
  </label>
);

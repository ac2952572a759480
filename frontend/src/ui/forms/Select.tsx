import styles from './Field.module.css';
import { FieldFrame, type FrameProps } from './FieldFrame';

interface Choice {
  value: string;
  label: string;
}

/** What may be chosen, for whoever draws the list around it. */
export const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

interface SelectProps extends FrameProps {
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** One of a list outside of a form of the kit. Native, as a phone's own list is the easier one. */
export const Select = ({ choices, value, onChange, ...frame }: SelectProps) => (
  <FieldFrame {...frame}>
    {(input) => (
      <select
        {...input}
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <Options choices={choices} />
      </select>
    )}
  </FieldFrame>
);

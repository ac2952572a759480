import type { ReactNode } from 'react';
import { Count } from './Count';
import { FieldFrame, type FramedInput, type FrameProps } from './FieldFrame';
import { useField } from './form-context';
import type { Rule } from './rule';

export interface FieldProps extends FrameProps {
  name: string;
  rules?: readonly Rule[];
  /** Told while one types, and not only as the form is sent. */
  atOnce?: Rule;
  required?: boolean;
}

/** What a field hands to its input. */
export interface FieldControl<Value> {
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  input: FramedInput & { 'aria-required': true | undefined };
}

interface DrawnFieldProps<Value> extends FieldProps {
  /** Stands above what is no single input. */
  heading?: ReactNode;
  /** Characters it may hold, which are then counted; more are told by its rules and not cut off. */
  most?: number;
  children: (control: FieldControl<Value>) => ReactNode;
}

/** A field of a form: what it holds is the form's, and so is what is wrong with it. */
export function Field<Value>(props: DrawnFieldProps<Value>) {
  const { name, rules, atOnce, required, most, children, ...frame } = props;
  const { value, faults: found, onChange } = useField<Value>(name, rules);
  const early = atOnce?.(value);
  const faults = early === undefined || found.includes(early) ? found : [early, ...found];
  const count = most !== undefined && <Count text={typeof value === 'string' ? value : ''} max={most} />;
  return (
    <FieldFrame {...frame} name={name} faults={faults} aside={count}>
      {(input) => children({ value, onChange, input: { ...input, 'aria-required': required || undefined } })}
    </FieldFrame>
  );
}

import type { FieldErrors } from './field-errors';
import type { Rule } from './rule';

/** What a form holds, by the names of its fields. */
export type FormValues = Record<string, unknown>;

export type Listener = (changed: FormValues, values: FormValues) => void;

const NO_FAULTS: readonly string[] = [];

/** What a form holds, which of its fields are shown and what is wrong with them. Fields are drawn by themselves: a key pressed in one draws no other. */
export class FormStore {
  private values: FormValues = {};
  private faults: Record<string, readonly string[]> = {};
  private readonly rules = new Map<string, readonly Rule[]>();
  private readonly readers = new Set<() => void>();
  /** No fault is found while one is still typing, until one was shown. */
  private wasRefused = false;
  private listener: Listener | undefined;
  /** The form in the page. */
  element: HTMLFormElement | null = null;

  attach(element: HTMLFormElement | null): void {
    this.element = element;
  }

  /** @param listener hears what people change, not what {@link set} does */
  listen(listener: Listener | undefined): void {
    this.listener = listener;
  }

  readonly subscribe = (reader: () => void): (() => void) => {
    this.readers.add(reader);
    return () => this.readers.delete(reader);
  };

  /** What it holds at first; a form that comes back keeps what it held. */
  begin(initial: object): void {
    this.values = { ...initial, ...this.values };
  }

  get(name: string): unknown {
    return this.values[name];
  }

  faultsOf(name: string): readonly string[] {
    return this.faults[name] ?? NO_FAULTS;
  }

  /** A field is shown from now on, with its rules. @returns ends that */
  register(name: string, rules: readonly Rule[]): () => void {
    this.rules.set(name, rules);
    return () => {
      if (this.rules.get(name) === rules) this.rules.delete(name);
    };
  }

  /** What the fields that are shown hold. */
  shown(): FormValues {
    return Object.fromEntries([...this.rules.keys()].map((name) => [name, this.values[name]]));
  }

  /** What it holds, also for fields that are not shown. */
  all(): FormValues {
    return this.values;
  }

  /** Holds other values in some of its fields, of which nothing is wrong so far. */
  set(values: object): void {
    this.values = { ...this.values, ...values };
    for (const name of Object.keys(values)) this.faults[name] = NO_FAULTS;
    this.tell();
  }

  /** Somebody typed or chose. */
  change(name: string, value: unknown): void {
    this.values = { ...this.values, [name]: value };
    this.faults[name] = this.wasRefused ? this.judge(name) : NO_FAULTS;
    this.tell();
    this.listener?.({ [name]: value }, this.shown());
  }

  /** Whether all that is shown is good; else each field says what is not. */
  check(): boolean {
    for (const name of this.rules.keys()) this.faults[name] = this.judge(name);
    const isGood = Object.values(this.faults).every((faults) => faults.length === 0);
    if (!isGood) this.wasRefused = true;
    this.tell();
    return isGood;
  }

  /** What the server found wrong, until the field is changed or the form sent again. */
  setFields(faults: FieldErrors<string>): void {
    for (const { name, errors } of faults) this.faults[name] = errors;
    this.tell();
  }

  private judge(name: string): readonly string[] {
    const messages = this.rules.get(name)?.map((rule) => rule(this.values[name])) ?? [];
    return messages.filter((message) => message !== undefined);
  }

  private tell(): void {
    for (const reader of this.readers) reader();
  }
}

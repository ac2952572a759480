interface Given {
  value: unknown;
}

/** Spaces around a text are not part of it. */
export const trimmed = ({ value }: Given): unknown => (typeof value === 'string' ? value.trim() : value);

/** An input field left empty means "none". */
export const emptyToNull = ({ value }: Given): unknown =>
  typeof value === 'string' ? value.trim() || null : value;

/** A text as one of the values it may have, else another value; for what comes from outside, such as an address. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  given: string | null,
  otherwise: Value,
): Value => values.find((value) => value === given) ?? otherwise;

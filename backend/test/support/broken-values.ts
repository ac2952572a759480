import fc from 'fast-check';

/** Names that code which trusts its input looks up on every object. */
export const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  // Any 16 bits: NUL, halves of characters, marks that turn the direction of writing.
  fc.array(fc.nat(0xffff), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '\u202e', '-0', '1e999', '0x10', 'NaN', "'; --", '%', '_'),
  fc.constantFrom('2026-02-30', '2026-01-01T00:00:00Z', '+275760-09-13', '9999-99', 'javascript:1', '//x'),
);

const anyNumber = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE),
);

const deep = fc.nat(3_000).map((levels) => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
});

const huge = fc.oneof(
  fc.nat(90_000).map((length) => 'x'.repeat(length)),
  fc.nat(20_000).map((length) => Array.from({ length }, () => 0)),
);

/** What nobody asked for: of a wrong type, deep, huge, unwritable. */
export const brokenValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 3, arbitrary: anyNumber },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [null], [[]]) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: huge },
);

/** As it can stand in an address. */
export const brokenText: fc.Arbitrary<string> = fc.oneof(
  anyText,
  anyNumber.map(String),
  fc.constantFrom('1', '2147483647', '2147483648', '9'.repeat(300), 'x'.repeat(5_000), ...PROTOTYPE_NAMES),
);

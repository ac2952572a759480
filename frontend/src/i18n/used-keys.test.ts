import { expect, it } from 'vitest';
import { defaultLanguage } from './languages';
import { textsOf } from './testing/all-texts';
import { withoutSuffix } from './testing/plural-keys';
import { openProgram, usedKeys } from './testing/used-keys';

// That no key is used which does not exist is the compiler's to say: `i18next.d.ts` makes the keys a type.
it('uses every English text', { timeout: 600_000 }, () => {
  const used = usedKeys(openProgram());
  const isUsed = (key: string): boolean =>
    used.has(key) ||
    used.has(withoutSuffix(key)) ||
    (key.includes('.') && isUsed(key.slice(0, key.lastIndexOf('.'))));
  expect([...textsOf(defaultLanguage).keys()].filter((key) => !isUsed(key))).toEqual([]);
});

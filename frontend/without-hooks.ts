import type { Plugin } from 'vite';

const allHooks = /export const \{([^}]+)\} =\s*(\w+);?/g;

/** Each by itself, in a call that may be left out. */
const oneByOne = (_all: string, names: string, api: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => `export const ${name} = /* @__PURE__ */ (() => ${api}.${name})();`)
    .join('\n');

/** Lets the hooks of the API that this site does without be left out: reading all of a file's in one statement counts as using each. */
export function withoutHooks(): Plugin {
  return {
    name: 'without-hooks',
    apply: 'build',
    transform: {
      filter: { id: /src[\\/]api[\\/]generated[\\/]/ },
      handler: (code) => ({ code: code.replace(allHooks, oneByOne), map: null }),
    },
  };
}

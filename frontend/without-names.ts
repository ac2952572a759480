import type { Plugin } from 'vite';

const naming = /^\w+\.displayName = "[^"]*";$/gm;
const making = /(?<== )(?=React\d*\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Lets components of the router that this site does without be left out: the names that it gives them for developers, and the calls that
 * make them, count as uses otherwise.
 */
export function withoutNames(): Plugin {
  return {
    name: 'without-names',
    apply: 'build',
    transform: {
      filter: { id: /node_modules.react-router.dist/ },
      handler: (code) => ({ code: code.replace(naming, '').replace(making, '/* @__PURE__ */ '), map: null }),
    },
  };
}

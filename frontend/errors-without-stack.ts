import type { ESTree, Plugin } from 'vite';

const isError = (node: ESTree.Expression | null): node is ESTree.CallExpression | ESTree.NewExpression =>
  (node?.type === 'CallExpression' || node?.type === 'NewExpression') &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'Error';

/** An error that is made as a file is read, to be told from others later: of where it was made nobody learns anything. */
const earlyErrors = ({ body }: ESTree.Program) =>
  body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .map(({ init }) => init)
    .filter(isError);

/**
 * Makes the errors that libraries hold ready without saying where they were made. To say so a browser that somebody looks into, as
 * Lighthouse does, reads the whole file a second time: React's and Redux's took a phone 0.3 s (ADR 0426).
 */
export function errorsWithoutStack(): Plugin {
  return {
    name: 'errors-without-stack',
    apply: 'build',
    transform: {
      filter: { id: /node_modules/, code: /\bError\(/ },
      handler(code) {
        let made = '';
        let end = 0;
        for (const {
          start,
          end: after,
          arguments: [message],
        } of earlyErrors(this.parse(code))) {
          const text = message ? code.slice(message.start, message.end) : "''";
          made += `${code.slice(end, start)}Object.create(Error.prototype, { message: { value: ${text} } })`;
          end = after;
        }
        return end > 0 ? { code: made + code.slice(end), map: null } : null;
      },
    },
  };
}

import ts from 'typescript';

/** How the site calls the object that has the texts; of each its type says whether it is. */
const TRANSLATOR = /^(?:i18next|i18n|texts|(?:.+\.)?i18n)$/;

/** What i18next takes for an option rather than for a value; `ns`, `count`, `replace` and `returnObjects` are the site's. */
const FOREIGN_OPTIONS = [
  'context',
  'ordinal',
  'lng',
  'lngs',
  'defaultValue',
  'joinArrays',
  'postProcess',
  'keyPrefix',
];

/** The server, which translates with i18next itself. */
const isOfTheServer = ({ fileName }: ts.SourceFile): boolean => fileName.endsWith('main-server.tsx');

/** What the site uses of i18next in a browser: the names of its parts, and options that only i18next itself knows. */
export function usedOfTranslator(program: ts.Program): { parts: Set<string>; foreign: string[] } {
  const checker = program.getTypeChecker();
  const parts = new Set<string>();
  const foreign: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && TRANSLATOR.test(node.expression.getText()))
      if (checker.getTypeAtLocation(node.expression).getSymbol()?.name === 'i18n') parts.add(node.name.text);
    if (ts.isCallExpression(node) && /(^|\.)t$/.test(node.expression.getText())) {
      const [, options] = node.arguments;
      if (options && ts.isObjectLiteralExpression(options))
        for (const { name } of options.properties)
          if (name && FOREIGN_OPTIONS.includes(name.getText())) foreign.push(node.getText());
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles())
    if (!file.isDeclarationFile && file.fileName.includes('/frontend/src/') && !isOfTheServer(file))
      visit(file);
  return { parts, foreign };
}

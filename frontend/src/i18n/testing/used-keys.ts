import ts from 'typescript';

type Program = ts.Program;

/** The SPA's own program, without its tests. */
export function openProgram(): Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile('tsconfig.app.json', {}, host)!;
  return ts.createProgram(
    config.fileNames.filter((name) => !name.includes('.test.')),
    config.options,
  );
}

const ownFiles = (program: Program): ts.SourceFile[] =>
  program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && file.fileName.includes('/frontend/src/'));

/** The string literals that a type admits. */
const literalsOf = (type: ts.Type): string[] => {
  if (type.isUnionOrIntersection()) return type.types.flatMap(literalsOf);
  return type.isStringLiteral() ? [type.value] : [];
};

interface Translation {
  translate: ts.Expression;
  key: ts.Expression;
}

/** The namespace of keys that name none: the first that the translating function was made for. */
function namespaceOf(checker: ts.TypeChecker, translate: ts.Expression): string | undefined {
  const type = checker.getTypeAtLocation(translate);
  if (type.getSymbol()?.name !== 'TFunction') return undefined;
  const [namespaces] = checker.getTypeArguments(type as ts.TypeReference);
  const first =
    namespaces && checker.isTupleType(namespaces)
      ? checker.getTypeArguments(namespaces as ts.TypeReference)[0]
      : namespaces;
  return first && literalsOf(first)[0];
}

/**
 * What translating functions are called. Their type alone says whether they are; asked of every call, it takes four times as long.
 * Whoever calls one otherwise is told so by the test, as its keys count as unused.
 */
const TRANSLATING = /^(?:(?:.+\.)?t|kept|tell|texts|texts\.getFixedT\(.*\))$/;

/** What a node translates: the function it calls and the key it hands over, or those of `<Trans>`. */
function translation(node: ts.Node): Translation | undefined {
  if (ts.isCallExpression(node)) {
    const [key] = node.arguments;
    if (!key || !TRANSLATING.test(node.expression.getText())) return undefined;
    return { translate: node.expression, key };
  }
  if (!ts.isJsxSelfClosingElement(node) || node.tagName.getText() !== 'Trans') return undefined;
  const attribute = (name: string) => {
    const found = node.attributes.properties.find((each) => each.name?.getText() === name);
    const value = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
    return value && ts.isJsxExpression(value) ? value.expression : (value as ts.Expression | undefined);
  };
  const [translate, key] = [attribute('t'), attribute('i18nKey')];
  return translate && key && { translate, key };
}

/**
 * Every key that the SPA asks for, such as 'home:hero.title'. The compiler knows them all, composed ones too: the key in
 * t(`status.${status}`) has a type that lists what it can be.
 */
export function usedKeys(program: Program): Set<string> {
  const checker = program.getTypeChecker();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    const found = translation(node);
    const namespace = found && namespaceOf(checker, found.translate);
    if (found && namespace) {
      const keys = ts.isStringLiteral(found.key)
        ? [found.key.text]
        : literalsOf(checker.getTypeAtLocation(found.key));
      for (const key of keys) used.add(key.includes(':') ? key : `${namespace}:${key}`);
    }
    ts.forEachChild(node, visit);
  };
  ownFiles(program).forEach(visit);
  return used;
}

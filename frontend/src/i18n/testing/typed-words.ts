import ts from 'typescript';

/** Attributes and properties whose value people read or hear. */
const shownNames = new Set(
  'alt aria-description aria-label aria-roledescription aria-valuetext cancelText caption description extra help label lead message okText placeholder text title tooltip'.split(
    ' ',
  ),
);

const choices = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken];

/** Of `a || b` either side may be shown, of `a && b` the right one, of a comparison none. */
function operandsShown({ left, right, operatorToken: { kind } }: ts.BinaryExpression): ts.Node[] {
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [right];
  return choices.includes(kind) ? [left, right] : [];
}

/** What an expression may come to, as far as it is written out. */
function literalsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsIn);
  if (ts.isBinaryExpression(node)) return operandsShown(node).flatMap(literalsIn);
  if (ts.isParenthesizedExpression(node)) return literalsIn(node.expression);
  if (ts.isJsxExpression(node)) return node.expression ? literalsIn(node.expression) : [];
  return [];
}

function shownTexts(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) return literalsIn(node);
  const isNamed = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
  if (isNamed && node.initializer && shownNames.has(node.name.getText())) return literalsIn(node.initializer);
  return [];
}

/** Words and punctuation that a source file shows without a key, as 'line: text'. Punctuation counts: a colon differs by language. */
export function typedWords(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getEnd());
    const words = shownTexts(node).filter((text) => /\S/.test(text));
    found.push(...words.map((text) => `${path}:${line + 1} ${text.trim()}`));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

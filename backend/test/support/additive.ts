/** What a version that does not know of a change could stumble over. */
const STRICTER: [RegExp, string][] = [
  [
    /\bDROP\s+(TABLE|COLUMN|CONSTRAINT|INDEX|TYPE|VIEW|FUNCTION|TRIGGER|DEFAULT|SEQUENCE|SCHEMA)\b/i,
    'takes something away',
  ],
  [/\bRENAME\b/i, 'renames'],
  [/\bSET\s+NOT\s+NULL\b/i, 'wants a value where there may be none'],
  [/\bALTER\s+(COLUMN\s+)?"?\w+"?\s+(SET\s+DATA\s+)?TYPE\b/i, 'changes the type of a column'],
  [
    /\bADD\s+CONSTRAINT\b.*\b(CHECK|UNIQUE|EXCLUDE|PRIMARY\s+KEY|FOREIGN\s+KEY)\b/is,
    'adds a constraint to what is there',
  ],
  [/\bCREATE\s+UNIQUE\s+INDEX\b/i, 'wants what is there to be unique'],
  [/^\s*(TRUNCATE|DELETE)\b/i, 'deletes rows'],
];

/** Where a migration does more than add. @returns in words; nothing where it only adds */
export function faultsOf(statements: readonly string[]): string[] {
  const codes = statements.map(withoutTexts);
  const tables = new Set(
    codes.flatMap((code) => /CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?"?(\w+)"?/i.exec(code)?.[1] ?? []),
  );
  const columns = new Set(codes.flatMap(addedColumns).flatMap((part) => NAME.exec(part)?.[1] ?? []));
  return codes
    .filter((code) => !tables.has(/(?:ALTER TABLE|\bON) "?(\w+)"?/i.exec(code)?.[1] ?? ''))
    .filter((code) => !constrainsOnly(code, columns))
    .flatMap((code) => faultsOfOne(code).map((fault) => `${fault}: ${code.trim()}`));
}

const NAME = /\bADD\s+(?:COLUMN\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/i;

function faultsOfOne(code: string): string[] {
  const faults = STRICTER.filter(([pattern]) => pattern.test(code)).map(([, what]) => what);
  for (const column of addedColumns(code))
    if (/\bNOT\s+NULL\b/i.test(column) && !/\b(DEFAULT|GENERATED)\b/i.test(column))
      faults.push('adds a column that needs a value');
  return faults;
}

/** Whether it makes rules for columns alone that the same migration adds: who does not know of them leaves them empty. */
function constrainsOnly(code: string, columns: ReadonlySet<string>): boolean {
  const [, names] =
    /(?:CREATE\s+UNIQUE\s+INDEX[^(]*|ADD\s+CONSTRAINT\s+"?\w+"?\s+(?:UNIQUE|FOREIGN\s+KEY)\s*)\(([^)]*)\)/i.exec(
      code,
    ) ?? [];
  return names?.split(',').every((name) => columns.has(name.trim().replaceAll('"', ''))) ?? false;
}

/** Quoted texts, bodies of functions and comments may say anything. */
const withoutTexts = (statement: string): string =>
  statement
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/--.*$/gm, '');

function addedColumns(code: string): string[] {
  if (!/^\s*ALTER\s+TABLE\b/i.test(code)) return [];
  return code.split(/,(?=\s*ADD\b)/i).filter((part) => /\bADD\b(?!\s+CONSTRAINT)/i.test(part));
}

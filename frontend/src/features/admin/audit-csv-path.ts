/** Which entries are wanted, as the server calls them. */
interface WantedEntries {
  q?: string | undefined;
  qActions?: readonly string[] | undefined;
  action?: readonly string[] | undefined;
  order?: string | undefined;
}

/** Where the server gives the same entries as a file. */
export function auditCsvPath(wanted: WantedEntries): string {
  const given = Object.entries(wanted).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(given).toString();
  return `/api/admin/audit.csv${query && `?${query}`}`;
}

/** How long the browser may take to fetch what it is to save (ms). */
const KEPT_MS = 60_000;

/** Hands a text to the browser as a download. */
export function saveText(filename: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // Some browsers fetch the text only after the click has been handled, and a phone may ask its reader before.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

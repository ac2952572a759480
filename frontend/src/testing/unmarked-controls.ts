const CONTROLS = 'button, input, select, textarea';

/**
 * What can be pressed or typed into in a part of a rendered page that React takes over by itself, which is not marked with
 * `data-answers`: `public/take-over.js` would take it for answered together with the page around it.
 */
export function unmarkedControls(html: string): string[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  const controls = [...page.querySelectorAll(CONTROLS)];
  return controls.filter((control) => !isMarked(control)).map(({ outerHTML }) => outerHTML);
}

/** Whether the innermost mark stands within the innermost part. */
function isMarked(control: Element): boolean {
  const mark = control.closest('[data-answers]');
  for (let node: Element | null = control; node && node !== mark; node = node.parentElement)
    if (beginsPart(node)) return false;
  return mark !== null;
}

/** Whether a part begins beside an element, before it, and has not ended there: React writes both as comments. */
function beginsPart(element: Element): boolean {
  let depth = 0;
  for (let node = element.previousSibling; node; node = node.previousSibling) {
    if (node.nodeType !== Node.COMMENT_NODE) continue;
    if (node.nodeValue === '/$') depth += 1;
    else if (node.nodeValue === '$' && (depth -= 1) < 0) return true;
  }
  return false;
}

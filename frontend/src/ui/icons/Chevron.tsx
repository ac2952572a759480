/** A small arrowhead that points down; turn it with CSS. */
export function Chevron() {
  return (
    <svg viewBox="0 0 12 8" width="10" height="7" aria-hidden="true">
      <path d="M1 1.5 6 6.5 11 1.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}

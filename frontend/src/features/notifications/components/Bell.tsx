/** Drawn with the same line as the other tools of the header. */
export function Bell() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
      <path
        d="M12 3.5c-3.4 0-5.6 2.5-5.6 5.8 0 5-1.9 6-1.9 7.2h15c0-1.200-1.900-2.200-1.900-7.200 0-3.300-2.200-5.800-5.600-5.800Z"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M9.700 19.500c.5.9 1.300 1.400 2.300 1.400s1.800-.5 2.300-1.400"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}

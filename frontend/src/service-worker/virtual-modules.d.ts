declare module 'virtual:offline-files' {
  /** What the page needs that says that there is no network, with what tells their versions apart. */
  const files: { url: string; revision: string }[];
  export default files;
}

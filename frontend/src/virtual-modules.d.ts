/** Where the built site has its texts; `texts.ts` beside `vite.config.ts` puts them there. */
declare module 'virtual:texts-folder' {
  const folder: string;
  export default folder;
}

declare module 'virtual:palettes.css';
declare module '@fontsource-variable/*';

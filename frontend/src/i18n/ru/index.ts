/** All texts of the language, in one chunk. */
export default import.meta.glob('./*.json', { eager: true, import: 'default' });

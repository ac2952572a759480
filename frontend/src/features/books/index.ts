export { Books } from './components/Books';
export { queriesOfBooks } from './queries';

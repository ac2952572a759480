export { Books as default } from '../../features/books';

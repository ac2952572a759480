import { defineProblem } from '../../common/errors/problem.js';

export const bookCursorInvalid = defineProblem(
  'book_cursor_invalid',
  '{{field}} must be one that the Link header gave',
);

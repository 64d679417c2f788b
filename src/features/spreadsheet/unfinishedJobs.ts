/** Key of a record that exists while a job is kept whose end was not seen; it is all that the first load reads. */
export const UNFINISHED_KEY = 'spreadsheet-unfinished';

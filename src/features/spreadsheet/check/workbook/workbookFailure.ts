import { AppError, isAppError } from '@/common/errors/appError';

/**
 * Why a file cannot be checked.
 * - `text`: it is a text file such as CSV. `notSpreadsheet`: something else, or an archive without a workbook.
 * - `tooMuch`: it would unpack to more than 200 MB. `timeout`: it was not read in time.
 * - `noSheet`: a chosen sheet is not there. `unreadable`: the file has changed or gone since it was chosen.
 * - `unavailable`: the program that reads files could not be loaded.
 */
export const FAILURE_CODES = [
  'empty',
  'tooLarge',
  'encrypted',
  'oldFormat',
  'notSpreadsheet',
  'text',
  'tooMuch',
  'corrupt',
  'noSheet',
  'timeout',
  'unreadable',
  'unavailable',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

export const failure = (reason: FailureCode, cause?: unknown) =>
  new AppError('user', `The spreadsheet cannot be read: ${reason}`, { reason, cause });

/** The code of a failure; anything else that went wrong while a file was read is the file's fault. */
export const failureCode = (error: unknown): FailureCode =>
  (isAppError(error) && FAILURE_CODES.find((code) => code === error.reason)) || 'corrupt';

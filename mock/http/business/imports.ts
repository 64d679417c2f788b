import { unknown } from 'valibot';
import { NO_ROWS } from '../../domain/spreadsheets/jobs/job';
import { customerImport } from '../../domain/spreadsheets/models/customers';
import { importInput } from '../spreadsheets/importInput';
import { importResult } from '../spreadsheets/jobShapes';
import { defineBusinessApi } from './defineBusinessApi';

/** The foreground import: answers when it has ended. */
export const customerimportnow = defineBusinessApi(
  customerImport.functionCode,
  unknown(),
  async (body, caller, { language, platform }) => {
    const result = await platform.spreadsheets.importNow(caller, importInput(customerImport, body, language));
    return importResult({ counts: NO_ROWS, errorFileUrl: '', ...result });
  },
);

import { unzipSync } from 'fflate';
import type { Unzipped } from 'fflate';
import { MAX_FILE_BYTES, MAX_UNPACKED_BYTES } from '../sheet/sheetTable';
import { indexOfBytes, startsAt } from './bytes';
import { withoutComments } from './withoutComments';
import { failure } from './workbookFailure';

const MAX_ENTRIES = 10_000;

const ZIP = Uint8Array.of(0x50, 0x4b, 0x03, 0x04);
/** The container of old formats, and of encrypted files. */
const OLE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0);
/** Parts that are read, and may be changed. */
const READ_XML = /^xl\/(?:[^/]+\.xml|_rels\/[^/]+|worksheets\/[^/]+\.xml)$/i;

/** Bytes of a text file that hold no NUL, unlike those of almost all other formats. */
const TEXT_SAMPLE_BYTES = 4_096;

/**
 * Unpacks a spreadsheet file. Sizes are read from the archive's directory before anything is unpacked, and no entry
 * grows beyond its own. Comments in the XML are left out. Throws a `WorkbookFailure`.
 */
export function openZip(bytes: Uint8Array): Unzipped {
  if (bytes.length === 0) throw failure('empty');
  if (bytes.length > MAX_FILE_BYTES) throw failure('tooLarge');
  if (startsAt(bytes, 0, OLE)) throw failure(hasEncryptedPackage(bytes) ? 'encrypted' : 'oldFormat');
  if (!startsAt(bytes, 0, ZIP))
    throw failure(bytes.subarray(0, TEXT_SAMPLE_BYTES).includes(0) ? 'notSpreadsheet' : 'text');
  const entries = unzipBounded(bytes);
  if (!entries['xl/workbook.xml']) throw failure('notSpreadsheet');
  for (const [name, xml] of Object.entries(entries)) if (READ_XML.test(name)) entries[name] = withoutComments(xml);
  return entries;
}

function unzipBounded(bytes: Uint8Array): Unzipped {
  let unpacked = 0;
  let count = 0;
  let isTooMuch = false;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        count += 1;
        isTooMuch ||= unpacked > MAX_UNPACKED_BYTES || count > MAX_ENTRIES;
        if (isTooMuch) throw failure('tooMuch');
        return name !== '__proto__';
      },
    });
  } catch (cause) {
    throw isTooMuch ? failure('tooMuch') : failure('corrupt', cause);
  }
}

/** Encrypted files have a stream of this name; names are UTF-16. */
const ENCRYPTED_PACKAGE = Uint8Array.from([...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]));

const hasEncryptedPackage = (bytes: Uint8Array): boolean => indexOfBytes(bytes, ENCRYPTED_PACKAGE) >= 0;

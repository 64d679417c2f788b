import { strToU8 } from 'fflate';
import { indexOfBytes, joinBytes, startsAt } from './bytes';

const COMMENT = strToU8('!--');
const COMMENT_END = strToU8('-->');
const CDATA = strToU8('![CDATA[');
const CDATA_END = strToU8(']]>');
const [EXCLAMATION_MARK = 0] = COMMENT;
const LESS_THAN = '<'.charCodeAt(0);

/** XML without its comments, which may hold tags. The same bytes when there are none, or in UTF-16. */
export function withoutComments(xml: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = [];
  let from = 0;
  let at = xml.indexOf(EXCLAMATION_MARK);
  while (at > 0) {
    const isComment = xml[at - 1] === LESS_THAN && startsAt(xml, at, COMMENT);
    const isData = xml[at - 1] === LESS_THAN && startsAt(xml, at, CDATA);
    let next = at + 1;
    if (isComment || isData) {
      const end = isComment ? COMMENT_END : CDATA_END;
      const last = indexOfBytes(xml, end, at + (isComment ? COMMENT.length : CDATA.length));
      next = last < 0 ? xml.length : last + end.length;
    }
    if (isComment) {
      kept.push(xml.subarray(from, at - 1));
      from = next;
    }
    at = xml.indexOf(EXCLAMATION_MARK, next);
  }
  return kept.length === 0 ? xml : joinBytes([...kept, xml.subarray(from)]);
}

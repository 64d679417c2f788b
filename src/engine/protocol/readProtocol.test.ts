import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { addControls, addPatterns } from '../loadParts';
import { compilePattern } from '../patterns/compilePattern';
import { moreFunctions } from '../expressions/functions/more';
import { addFunctions } from '../expressions/functions/table';
import { moreControls } from '../controls/moreControls';
import { readProtocol } from './readProtocol';

addControls(moreControls);
addPatterns(compilePattern);
addFunctions(moreFunctions);

const folder = path.join(__dirname, '../../../mock/domain/protocols');
const sound = readdirSync(folder).filter((file) => file.endsWith('.json') && !/^(faulty|broken)-/.test(file));

describe('the demo company’s pages', () => {
  it.each(sound)('%s reads without an issue', (file) => {
    const { protocol } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { protocol: unknown };
    const result = readProtocol(protocol);
    expect('refused' in result ? result.refused : result.protocol.issues).toEqual([]);
  });
});

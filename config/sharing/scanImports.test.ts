import { importsOfText } from './scanImports';

test('lists the values that a file imports, under their original names', () => {
  const text = `
    import { Button as AntdButton, Table, type TableProps } from 'antd';
    import type { Key } from 'react';
    import dayjs from 'dayjs';
    import * as React from 'react';
    import './screen.css';
  `;
  expect(importsOfText(text)).toEqual({
    antd: ['Button', 'Table'],
    dayjs: ['default'],
    react: ['*'],
    './screen.css': [],
  });
});

test('finds an import that spans several lines, and ignores text that looks like one', () => {
  const text = "const text = `import { Modal } from 'antd'`;\n";
  expect(importsOfText(`import {\n  Table,\n  Tree,\n} from 'antd';\n${text}`)).toEqual({ antd: ['Table', 'Tree'] });
});

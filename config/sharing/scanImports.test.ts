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

test('finds what a file exports from another module, and a module that is imported at run time as a whole', () => {
  const text = `
    export { Table as List, type TableProps } from 'antd';
    export type { Key } from 'react';
    export * from '@ant-design/icons';
    const load = async () => (await import('@tanstack/react-query')).useQuery;
    const loadScreen = () => import('./Roles');
  `;
  expect(importsOfText(text)).toEqual({
    antd: ['Table'],
    react: [],
    '@ant-design/icons': ['*'],
    '@tanstack/react-query': ['*'],
    './Roles': ['*'],
  });
});

import { describe, expect, it } from 'vitest';
import { figure, spreadWords, table, timesWords } from './words.ts';

describe('a figure', () => {
  it('has three digits that count', () => {
    expect([12_345.6, 123.4, 12.34, 1.234, 0.1234].map(figure)).toEqual([
      '12,346',
      '123',
      '12.3',
      '1.23',
      '0.12',
    ]);
  });

  it('stands between the least and the most of its rounds', () => {
    expect(spreadWords({ median: 920, least: 900.4, most: 941 })).toBe('**920** (900–941)');
  });

  it('of many times says half, nearly all and the longest', () => {
    const times = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect(timesWords(times)).toBe('median 50 ms, 95 % 95 ms, at most 100 ms');
  });
});

describe('a table', () => {
  it('is Markdown with columns as wide as their widest cell', () => {
    expect(table(['who', 'ms'], [['Encina', '1.2']])).toBe(
      ['| who    | ms  |', '| ------ | --- |', '| Encina | 1.2 |'].join('\n'),
    );
  });
});

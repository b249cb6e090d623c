import ts from 'typescript';

import type { Statements } from './statements';

/**
 * Complaints about names of tests that exist on some days only: the seed selects the test, and its title says which sample
 * it is. On the other days, the check of the statements would not find it.
 */
export function namedSamples(statements: Statements[], read: (file: string) => string): string[] {
  const files = new Set(statements.flatMap(({ tests }) => tests.map(({ file }) => file)));
  const sampled = new Map([...files].map((file) => [file, sampledTitles(read(file))]));
  return statements.flatMap(({ ids, tests }) =>
    tests.flatMap(({ file, title }) => {
      const [last = ''] = title.split(' > ').slice(-1);
      if (title.includes('…') || !sampled.get(file)?.some((pattern) => pattern.test(last))) return [];
      return `${ids.join(' ')} names a test of some days only, write … for its sample: ${file} > ${title}`;
    }),
  );
}

/** `test` and the function that `test.each(…)` returns, but not `test.each`, `test.describe`, `test.use` and the like. */
const declaresTest = /^(?:test|it)\b(?!.*\.(?:each|for|describe|use|before\w+|after\w+)$)/s;

/** The titles of the tests that the seed selects, without those of their `describe` blocks. */
function sampledTitles(text: string): RegExp[] {
  if (!/\/setup\/sample'/.test(text)) return [];
  const source = ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest, true);
  const seeded = seededNames(source);
  const titles: RegExp[] = [];
  (function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) && declaresTest.test(node.expression.getText()) && isSelected(node, seeded))
      titles.push(patternOf(node.arguments[0]));
    ts.forEachChild(node, visit);
  })(source);
  return titles;
}

/** What depends on the seed: the functions of `sample.ts`, and the file's variables and functions that use them. */
function seededNames(source: ts.SourceFile): Set<string> {
  const names = new Set(['sample', 'sampleOfEach', 'sampleSeed']);
  let before: number;
  do {
    before = names.size;
    for (const statement of source.statements)
      for (const part of ts.isVariableStatement(statement)
        ? statement.declarationList.declarations
        : [statement])
        if ((ts.isVariableDeclaration(part) || ts.isFunctionDeclaration(part)) && usesAny(names, part))
          for (const name of part.name?.getText().match(/\w+/g) ?? []) names.add(name);
  } while (names.size > before);
  return names;
}

function usesAny(names: Set<string>, node: ts.Node): boolean {
  return (
    (ts.isIdentifier(node) && names.has(node.text)) ||
    Boolean(ts.forEachChild(node, (child) => usesAny(names, child)))
  );
}

/** Whether the table of a test, or what stands around the test, such as a loop or a condition, depends on the seed. */
function isSelected(test: ts.CallExpression, seeded: Set<string>): boolean {
  if (usesAny(seeded, test.expression)) return true;
  for (let inner: ts.Node = test; !ts.isSourceFile(inner.parent); inner = inner.parent) {
    const outer = inner.parent;
    const isNeighbor = (node: ts.Node) => node !== inner && !ts.isStatement(node) && usesAny(seeded, node);
    if (!ts.isBlock(outer) && ts.forEachChild(outer, isNeighbor)) return true;
    if (ts.isFunctionDeclaration(outer)) return true; // its caller may pass it a sample
  }
  return false;
}

/** A title whose placeholders stand for any text. */
function patternOf(title: ts.Expression | undefined): RegExp {
  const text =
    title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title.getText() : '`%s`';
  const literal = text
    .slice(1, -1)
    .replace(/\\(.)/g, '$1')
    .split(/\$\{.*?\}|[%$][\w#.]+/);
  return new RegExp(`^${literal.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')}$`);
}

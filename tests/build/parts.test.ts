import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((name) => join('app', name));
const readAll = (endings: RegExp) => files.filter((name) => endings.test(name)).map(readText);

/** The names in views; those that contain a variable are patterns. */
const marked = readAll(/\.(tsx|mdx)$/).flatMap((view) =>
  [...view.matchAll(/data-part=(?:"(?<name>[^"]+)"|\{`(?<template>[^`]+)`\})/g)].map(
    ({ groups }) => new RegExp(`^${groups?.name ?? groups?.template?.replace(/\$\{.+?\}/g, '\\w+')}$`),
  ),
);

test('each part that a script asks for is in a view', () => {
  const asked = readAll(/(?<!\.test)\.ts$/).flatMap((script) =>
    [...script.matchAll(/getParts?\([\w()]+, '([^']+)'/g)].map(([, name = '']) => name),
  );
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((name) => !marked.some((pattern) => pattern.test(name)))).toEqual([]);
});

function readText(name: string): string {
  return readFileSync(name, 'utf8');
}

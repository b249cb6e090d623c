import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where a test runs: in a browser with or without scripts, or below the browser, where both modes are the same. */
export type Mode = 'scripts' | 'no scripts' | 'either';

export interface CollectedTest {
  /** From the root of the repository. */
  file: string;
  /** Titles of its blocks and its own. */
  title: string;
  /** The statements that it names. */
  ids: string[];
  mode: Mode;
}

type ListedTest = Pick<CollectedTest, 'file' | 'mode'> & { titles: string[]; tags: string[] };

/** Every test of the repository: as the run before this one listed them where LISTED_TESTS says so, else from the runners. */
export async function collectTests(root: string): Promise<CollectedTest[]> {
  const folder = process.env.LISTED_TESTS ?? (await listTests(root));
  const lists = await Promise.all(['unit.json', 'browser.json'].map((name) => readList(join(folder, name))));
  return lists.flat().map(({ file, titles, tags, mode }) => ({
    file,
    title: titles.filter(Boolean).join(' › '),
    ids: [...new Set(tags.map((tag) => tag.replace(/^@/, '')))],
    mode,
  }));
}

async function readList(path: string): Promise<ListedTest[]> {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function listTests(root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--list'];
  await Promise.all([
    runNode(root, ['tests/conformance/list-unit-tests.js'], folder),
    runNode(root, [...playwright, '--reporter=./tests/conformance/browser-list.ts'], folder),
  ]);
  return folder;
}

/** Runs a script as its own process, free of the runner that this one is in. */
function runNode(root: string, args: string[], LISTED_TESTS: string) {
  const foreign = /^(VITEST|TEST$|NODE_OPTIONS$)/;
  const wanted = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const env = { ...Object.fromEntries(wanted), NODE_ENV: 'test' as const, LISTED_TESTS };
  return run(process.execPath, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
}

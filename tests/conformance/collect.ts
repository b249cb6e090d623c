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

/** Every test of the repository, from the runners' own listings. */
export async function collectTests(root: string): Promise<CollectedTest[]> {
  const [unit, browser] = await Promise.all([listVitest(root), listPlaywright(root)]);
  return [...unit, ...browser];
}

function toTest(file: string, titles: string[], tags: string[], mode: Mode): CollectedTest {
  const ids = [...new Set(tags.map((tag) => tag.replace(/^@/, '')))];
  return { file, title: titles.filter(Boolean).join(' › '), ids, mode };
}

async function listVitest(root: string): Promise<CollectedTest[]> {
  const target = join(await mkdtemp(join(tmpdir(), 'conformance-')), 'tests.json');
  await node(root, ['tests/conformance/list-unit-tests.js', target]);
  const listed: { file: string; titles: string[]; tags: string[] }[] = JSON.parse(
    await readFile(target, 'utf8'),
  );
  return listed.map(({ file, titles, tags }) => toTest(file, titles, tags, 'either'));
}

interface PlaywrightSuite {
  title: string;
  specs?: {
    title: string;
    file: string;
    tags: string[];
    tests: { projectName: 'scripts' | 'no scripts' }[];
  }[];
  suites?: PlaywrightSuite[];
}

async function listPlaywright(root: string): Promise<CollectedTest[]> {
  const { stdout } = await node(root, [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--list',
    '--reporter=json',
  ]);
  const listing: { suites: PlaywrightSuite[] } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  return listing.suites.flatMap((file) => testsOf(file, []));
}

function testsOf({ specs = [], suites = [] }: PlaywrightSuite, above: string[]): CollectedTest[] {
  const own = specs.flatMap(({ title, file, tags, tests }) =>
    tests.map(({ projectName }) => toTest(`tests/e2e/${file}`, [...above, title], tags, projectName)),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...above, suite.title]))];
}

/** Runs a script of node_modules as its own process, free of the runner that this one is in. */
function node(root: string, args: string[]) {
  const foreign = /^(VITEST|TEST$|NODE_OPTIONS$)/;
  const wanted = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const env = { ...Object.fromEntries(wanted), NODE_ENV: 'test' as const };
  return run(process.execPath, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 });
}

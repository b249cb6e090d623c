/** Preloaded into a server: ends it when its standard input closes, because the tests that started it are gone. */
process.stdin.on('end', () => process.exit()).resume();
process.stdin.unref(); // keeps no process alive

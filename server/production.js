// Before anything else is loaded: React and Express look at it once. In a script of package.json it would not run on Windows.
process.env.NODE_ENV ??= 'production';

// Must be imported first, because React and Express read NODE_ENV when they load. An npm script couldn't set it on Windows.
process.env.NODE_ENV ??= 'production';

import { ensureChromium, ensureSystemFont } from './chromium.js';

ensureSystemFont();
console.log(`Browser tests use ${ensureChromium()}`);

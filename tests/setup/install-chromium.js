import { ensureChromium } from './chromium.js';

console.log(`Browser tests use ${ensureChromium()}`);

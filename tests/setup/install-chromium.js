import { ensureChromium, ensureSystemFace } from './chromium.js';

ensureSystemFace();
console.log(`Browser tests use ${ensureChromium()}`);

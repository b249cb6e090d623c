/**
 * Records the help video from the running product. Run `npm run demo` in one shell, then
 * `node scripts/make-help-video.js http://localhost:3000` on Debian with
 * `apt-get install chromium flite sox ffmpeg`. Writes public/help-video.{webm,vtt,jpg} and the transcript
 * app/content/help-video-lines.ts. The voice is flite's `slt` (CMU Arctic, free to use).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

import { launchOptions } from '../tests/setup/chromium.js';
import { scenes } from './help-video-scenes.js';

const product = /product: '(.+)'/.exec(readFileSync('app/brand.ts', 'utf8'))?.[1] ?? '';

/** @typedef {{ picture: string, sound: string, seconds: number, atSeconds: number, text: string }} Shot */

const pauseSeconds = 0.9;
const transcript = 'app/content/help-video-lines.ts';
const folder = mkdtempSync(join(tmpdir(), 'help-video-'));
const baseURL = process.argv[2] ?? 'http://localhost:3000';

const shots = await shoot();
writeVideo(shots);
writeTexts(shots);

/** Takes a screenshot of each scene and records its narration. @returns {Promise<Shot[]>} */
async function shoot() {
  const browser = await chromium.launch(launchOptions);
  // A small window at a higher pixel density, because the video is often watched at half its size.
  const viewport = { width: 960, height: 540 };
  const page = await browser.newPage({ baseURL, viewport, deviceScaleFactor: 4 / 3, bypassCSP: true });
  const taken = [];
  let atSeconds = 0;
  for (const [index, scene] of scenes.entries()) {
    await scene.show(page);
    await page.addStyleTag({
      content: `.shown { outline: 4px solid #d98a1f !important; outline-offset: 6px; border-radius: 0.6rem }
        body { padding-bottom: 100vh } .notice, figure { display: none }`,
    });
    await page.locator(scene.point).first().evaluate(frame);
    const picture = join(folder, `${index}.png`);
    await page.waitForTimeout(400); // wait for color transitions
    await page.screenshot({ path: picture });
    await page
      .locator('.shown')
      .first()
      .evaluate((element) => element.classList.remove('shown'));
    const sound = speak(index, scene.said);
    const seconds = Number(execFileSync('soxi', ['-D', sound], { encoding: 'utf8' }));
    taken.push({ picture, sound, seconds, atSeconds, text: scene.said });
    atSeconds += seconds;
  }
  await drawPoster(page);
  await browser.close();
  return taken;
}

/**
 * Highlights an element and scrolls so that nothing is cut off at the top, leaving the bottom quarter free for the
 * captions and the player's controls. Runs in the page. @param {Element} element
 */
function frame(element) {
  element.classList.add('shown');
  scrollTo({ top: 0, behavior: 'instant' });
  const least = element.getBoundingClientRect().bottom - innerHeight * 0.75;
  const starts = [...document.querySelectorAll('header, h1, h2, .card, .ticket, form, details, label')];
  const tops = starts.map((start) => start.getBoundingClientRect().top - 24).sort((a, b) => a - b);
  const fitting = tops.find((top) => top >= least) ?? least;
  const latest = element.getBoundingClientRect().top - 24;
  scrollTo({ top: Math.max(0, Math.min(fitting, latest)), behavior: 'instant' });
}

/** Draws the video's poster: a ticket in the product's fonts and colors. The page draws the play button over it. */
async function drawPoster(/** @type {import('@playwright/test').Page} */ page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/create-agent');
  await page.setContent(
    `${await page.evaluate(() => document.head.innerHTML)}<body class="night" style="background: var(--night)">
    <div style="display: grid; align-items: center; height: 336px; padding-inline: 110px">
      <div class="ticket" style="rotate: -2deg; scale: 0.85"><div class="ticket-sheet">
        <p class="ticket-label">${product}</p><div class="ticket-title">Set up in five minutes</div>
        <dl class="ticket-rows">${['Website', 'Reading', 'Details', 'Voice']
          .map(
            (name, index) =>
              `<div class="ticket-row" style="grid-template-columns: 2rem 1fr"><dt>${index + 1}</dt><dd>${name}</dd></div>`,
          )
          .join('')}</dl>
      </div></div>
    </div></body>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: 'public/help-video.jpg', type: 'jpeg', quality: 35, scale: 'css' });
}

function speak(/** @type {number} */ index, /** @type {string} */ text) {
  const raw = join(folder, `${index}-raw.wav`);
  const even = join(folder, `${index}.wav`);
  run('flite', ['-voice', 'slt', '--setf', 'duration_stretch=1.06', '-t', text.replaceAll('’', "'"), raw]);
  run('sox', [raw, '-r', '24000', '-c', '1', even, 'norm', '-3', 'pad', '0.2', String(pauseSeconds)]);
  return even;
}

function writeVideo(/** @type {Shot[]} */ taken) {
  const list = join(folder, 'pictures.txt');
  const narration = join(folder, 'narration.wav');
  const entries = taken.map(({ picture, seconds }) => `file '${picture}'\nduration ${seconds}`);
  writeFileSync(list, `${entries.join('\n')}\nfile '${taken.at(-1)?.picture}'\n`);
  run('sox', [...taken.map(({ sound }) => sound), narration]);
  run('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-i', narration],
    ...['-vf', 'fps=8,format=yuv420p', '-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36', '-row-mt', '1'],
    ...['-c:a', 'libopus', '-b:a', '32k', '-shortest', 'public/help-video.webm'],
  ]);
}

function writeTexts(/** @type {Shot[]} */ taken) {
  const cues = taken.map(
    ({ atSeconds, seconds, text }) =>
      `${stamp(atSeconds)} --> ${stamp(atSeconds + seconds - pauseSeconds / 2)}\n${text}\n`,
  );
  writeFileSync('public/help-video.vtt', `WEBVTT\n\n${cues.join('\n')}`);
  const lines = JSON.stringify(taken.map(({ text }) => text));
  writeFileSync(
    transcript,
    `/** Generated by scripts/make-help-video.js. */\nexport const helpVideoLines = ${lines} as const;\n\n/** The name of the product that the video shows. */\nexport const helpVideoProduct = ${JSON.stringify(product)};\n`,
  );
  run('npx', ['prettier', '--write', transcript]);
}

function stamp(/** @type {number} */ seconds) {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `${minutes}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}

function run(/** @type {string} */ command, /** @type {string[]} */ args) {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

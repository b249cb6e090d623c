import type { Page } from '@playwright/test';

/** Block size in pixels, large enough to average out differences in font smoothing between machines. */
const block = 8;

/** Downscales a screenshot to the mean color of each block, using a blank page's canvas. Returns a PNG. */
export async function blockPicture(blank: Page, picture: Buffer): Promise<Buffer> {
  const url = await blank.evaluate(drawBlocks, [picture.toString('base64'), block] as const);
  return Buffer.from(url.replace(/^.*,/, ''), 'base64');
}

/** Runs in the page. Averages the pixels itself, because image scaling differs between browsers. */
async function drawBlocks([base64, size]: readonly [string, number]): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  const columns = Math.floor(bitmap.width / size);
  const rows = Math.floor(bitmap.height / size);
  [canvas.width, canvas.height] = [columns * size, rows * size];
  context.drawImage(bitmap, 0, 0);
  const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
  const sums = new Float64Array(columns * rows * 4);
  for (let index = 0; index < data.length; index += 1) {
    const column = Math.floor(((index >> 2) % width) / size);
    const row = Math.floor((index >> 2) / width / size);
    const at = (row * columns + column) * 4 + (index & 3);
    sums[at] = (sums[at] ?? 0) + (data[index] ?? 0);
  }
  [canvas.width, canvas.height] = [columns, rows];
  const means = Uint8ClampedArray.from(sums, (sum) => sum / (size * size));
  context.putImageData(new ImageData(means, columns, rows), 0, 0);
  return canvas.toDataURL('image/png');
}

import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { phrase } from '@arara/phrases';
import { type Browser, expect, test } from '@playwright/test';
import { askStaff } from './colleagues.ts';
import { visit } from './journey.ts';
import { staff } from './people.ts';

const t = (key: string) => phrase('pt', key);
const folder = join(import.meta.dirname, 'stream');
const types: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
};

/** A camera's server on loopback: what it has not got is not found. */
async function openCamera() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const file = join(folder, basename(request.url ?? ''));
    asked.push(basename(file));
    response.setHeader('access-control-allow-origin', '*');
    const type = types[file.split('.').at(-1) ?? ''];
    if (!type || !existsSync(file)) return response.writeHead(404).end();
    response.setHeader('content-type', type);
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Somebody whose browser finds the camera's name on loopback; the page's own policy judges the name as anywhere. */
async function onlooker(browser: Browser, camera: string) {
  const me = await visit(browser, 'phone', 'pt');
  await me.context.route('https://camera.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${camera}${pathname}` }) });
  });
  return me;
}

test('a table shows the stream that staff set, and its scene alone where the stream is dead', async ({
  browser,
}) => {
  const camera = await openCamera();
  const { data } = await askStaff('POST', '/api/staff/login', { body: staff });
  const stream = async (address: string | null) => {
    const tables = await askStaff('GET', '/api/staff/live/tables', { token: data.token });
    const dragao = tables.data.items.find(({ table }: { table: string }) => table === 'dragao');
    const body = { version: dragao.version, is_on: true, stream: address, reason: 'Estúdio' };
    const { status } = await askStaff('POST', '/api/staff/live/tables/dragao', { token: data.token, body });
    expect(status).toBe(200);
  };
  await stream('https://camera.example/dragao/index.m3u8');
  const me = await onlooker(browser, camera.url);
  const { page } = me;
  await page.goto('/video/dragao');
  const video = page.getByLabel(t('livetables.stream_label'));
  const seconds = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(seconds).toBeGreaterThan(0.5);
  expect(camera.asked).toEqual(expect.arrayContaining(['index.m3u8', 'init.mp4', 'part0.m4s']));
  expect(await video.evaluate((element: HTMLVideoElement) => [element.videoWidth, element.muted])).toEqual([
    320,
    true,
  ]);
  // Bets go on beside it.
  await expect(page.getByRole('radiogroup', { name: t('games.stage_chip_value') })).toBeVisible();
  expect(me.faults).toEqual([]);

  await stream('https://camera.example/dragao/gone.m3u8');
  await page.reload();
  await expect(page.getByText(t('livetables.stream_lost'))).toBeVisible();
  await expect(video).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('livetables.show_stream') })).toBeVisible();
  expect(camera.asked).toContain('gone.m3u8');
  await stream(null);
  await me.context.close();
  camera.close();
});

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

import { freePort, listen } from '../setup/listen';

const unitFile = '/lib/systemd/system/nginx.service';
const unit = existsSync(unitFile) ? readFileSync(unitFile, 'utf8') : '';
const commandOf = (name: string) => new RegExp(`^${name}=-?(.*)$`, 'm').exec(unit)?.[1] ?? '';

/** Only root can give a process folders of its own in place of Debian's. */
const canTry = unit !== '' && process.getuid?.() === 0;

test.skipIf(!canTry)(
  'Debian’s nginx unit serves the site, renews its certificate, rotates its log and stops',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'debian-'));
    const own = { '/etc/nginx': 'etc', '/var/log/nginx': 'log', '/run': 'run', '/var/www/html': 'html' };
    for (const name of Object.values(own)) mkdirSync(join(folder, name));
    const challenge = join(folder, 'html/.well-known/acme-challenge');
    mkdirSync(challenge, { recursive: true });
    writeFileSync(join(challenge, 'token'), 'the proof');
    const certificate = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', 'chain.pem'];
    spawnSync('openssl', ['req', '-x509', ...certificate, '-subj', '/CN=a.example'], { cwd: folder });
    const instance = createServer((_request, response) => response.end('the site'));
    const address = new URL(await listen(instance)).host;
    const [https, http] = [await freePort(), await freePort()];

    const script = [
      `cp -r /etc/nginx/. ${folder}/etc`,
      ...Object.entries(own).map(([path, name]) => `mount --bind ${join(folder, name)} ${path}`),
      `node deploy/nginx/render.js --instance ${address} --listen ${https} --listen-http ${http} ` +
        `--certificate ${folder}/chain.pem --certificate-key ${folder}/key.pem`,
      commandOf('ExecStartPre'),
      commandOf('ExecStart'),
      `curl -sk https://127.0.0.1:${https}/faq`,
      `curl -s -o /dev/null -w ' %{http_code}' http://127.0.0.1:${http}/faq`,
      `curl -s http://127.0.0.1:${http}/.well-known/acme-challenge/token`,
      `${commandOf('ExecReload')} 2>/dev/null`,
      'mv /var/log/nginx/access.log /var/log/nginx/access.log.1',
      'start-stop-daemon --stop --signal USR1 --quiet --pidfile /run/nginx.pid --name nginx',
      // The workers open the new log some time after the signal.
      'until grep -qs /after-the-rotation /var/log/nginx/access.log; do',
      `curl -sk -o /dev/null https://127.0.0.1:${https}/after-the-rotation`,
      'sleep 0.1; done',
      commandOf('ExecStop'),
    ].join('\n');
    const output = await text(
      spawn('unshare', ['--mount', 'sh', '-euc', `exec 2>&1\n${script}`], {
        env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
      }).stdout,
    );
    instance.close();

    expect(output).toBe('/etc/nginx/nginx.conf\nthe site 308the proof');
    expect(readFileSync(join(folder, 'log/access.log.1'), 'utf8')).toContain('"path":"/faq","status":200');
    expect(existsSync(join(folder, 'run/nginx.pid')), 'nginx has stopped: it left no pid file').toBe(false);
    rmSync(folder, { recursive: true });
  },
);

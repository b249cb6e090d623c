import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * @typedef {object} ProxyOptions
 * @property {string} folder where nginx writes; created if missing
 * @property {string[]} instances `host:port` or `[IPv6]:port` of each
 * @property {string} [listen] a port for IPv4 and IPv6, or one `address:port`; 443 with a certificate, otherwise 8080
 * @property {string} [certificate] file; with it nginx serves https and redirects http on port 80 to it
 * @property {string} [certificateKey]
 * @property {number} [requestsPerSecond] limit for one address
 */

/**
 * The nginx configuration of the site.
 * @param {ProxyOptions} options
 * @returns {string}
 */
export function nginxConfiguration({
  folder,
  instances,
  listen,
  certificate,
  certificateKey,
  requestsPerSecond = 50,
}) {
  if (instances.length === 0) throw new Error('give at least one --instance');
  if (certificate && !certificateKey) throw new Error('--certificate needs --certificate-key');
  const port = listen ?? (certificate ? '443' : '8080');
  const values = {
    FOLDER: resolve(folder),
    MIME_TYPES: '/etc/nginx/mime.types',
    INSTANCES: instances.map((instance) => `server ${instance} max_fails=0;`).join('\n    '),
    TRIES: String(instances.length),
    LISTEN: listenTo(port, certificate ? ' ssl http2' : ''),
    TLS: certificate ? tls(certificate, certificateKey ?? '') : '',
    REDIRECT:
      certificate && !listen ? `server { ${listenTo('80')} return 308 https://$host$request_uri; }` : '',
    REQUESTS_PER_SECOND: String(requestsPerSecond),
    BURST: String(requestsPerSecond * 4),
    TOO_MANY_COOKIES: ownFile('../../server/too-many-cookies.html').replace(/\s+/g, ' '),
  };
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, () => value),
    ownFile('nginx.conf.template'),
  );
}

/** Writes the configuration into its folder. @param {ProxyOptions} options @returns {string} its file */
export function writeNginxConfiguration(options) {
  mkdirSync(options.folder, { recursive: true });
  const file = join(resolve(options.folder), 'nginx.conf');
  writeFileSync(file, nginxConfiguration(options));
  return file;
}

/** An IPv6 listener on `[::]` takes no IPv4 connections in nginx, so a bare port needs two. */
function listenTo(/** @type {string} */ port, options = '') {
  const addresses = /^\d+$/.test(port) ? [port, `[::]:${port}`] : [port];
  return addresses.map((address) => `listen ${address}${options};`).join(' ');
}

function tls(/** @type {string} */ certificate, /** @type {string} */ key) {
  return [
    `ssl_certificate ${resolve(certificate)};`,
    `ssl_certificate_key ${resolve(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:tls:10m;',
  ].join('\n    ');
}

function ownFile(/** @type {string} */ name) {
  return readFileSync(join(dirname(fileURLToPath(import.meta.url)), name), 'utf8');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: '/var/lib/receptionist-proxy' },
      instance: { type: 'string', multiple: true, default: [] },
      listen: { type: 'string' },
      certificate: { type: 'string' },
      'certificate-key': { type: 'string' },
    },
  });
  const { folder, instance: instances, listen, certificate, 'certificate-key': certificateKey } = values;
  const given = {
    ...(listen ? { listen } : {}),
    ...(certificate ? { certificate } : {}),
    ...(certificateKey ? { certificateKey } : {}),
  };
  console.log(writeNginxConfiguration({ folder, instances, ...given }));
}

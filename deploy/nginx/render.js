import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * @typedef {object} ProxyOptions
 * @property {string} [folder] where nginx writes, created if missing; without it, Debian's folders
 * @property {string[]} instances `host:port` or `[IPv6]:port` of each
 * @property {string} [listen] a port for IPv4 and IPv6, or one `address:port`; 443 with a certificate, otherwise 8080
 * @property {string} [listenHttp] the same for http that redirects to https; 80 by default
 * @property {string} [certificate] file; with it nginx serves https
 * @property {string} [certificateKey]
 * @property {number} [requestsPerSecond] limit of pages and posts for one address
 */

/** The folders of Debian's package, which its systemd unit, its logrotate file and certbot expect. */
const debian = {
  USER: 'user www-data;',
  PID: '/run/nginx.pid',
  LOGS: '/var/log/nginx',
  TEMPORARY: '/var/lib/nginx',
};
const debianFile = '/etc/nginx/nginx.conf';

/**
 * The nginx configuration of the site.
 * @param {ProxyOptions} options
 * @returns {string}
 */
export function nginxConfiguration({
  folder,
  instances,
  certificate,
  certificateKey,
  listen = certificate ? '443' : '8080',
  listenHttp = '80',
  requestsPerSecond = 50,
}) {
  if (instances.length === 0) throw new Error('give at least one --instance');
  if (certificate && !certificateKey) throw new Error('--certificate needs --certificate-key');
  const values = {
    ...(folder ? below(resolve(folder)) : debian),
    MIME_TYPES: '/etc/nginx/mime.types',
    INSTANCES: instances.map((instance) => `server ${instance} max_fails=0;`).join('\n    '),
    TRIES: String(instances.length),
    LISTEN: listenTo(listen, certificate ? ' ssl http2' : ''),
    TLS: certificate ? tls(certificate, certificateKey ?? '') : '',
    REDIRECT: certificate ? redirect(listenTo(listenHttp)) : '',
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
  const { folder } = options;
  if (folder) mkdirSync(folder, { recursive: true });
  const file = folder ? join(resolve(folder), 'nginx.conf') : debianFile;
  writeFileSync(file, nginxConfiguration(options));
  return file;
}

function below(/** @type {string} */ folder) {
  return { USER: '', PID: join(folder, 'nginx.pid'), LOGS: folder, TEMPORARY: folder };
}

/** Certbot puts its proof into the folder that Debian's nginx serves, so the first certificate and renewals work the same. */
function redirect(/** @type {string} */ directives) {
  return `server {
    ${directives}
    location ^~ /.well-known/acme-challenge/ { root /var/www/html; }
    location / { return 308 https://$host$request_uri; }
  }`;
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
      folder: { type: 'string' },
      instance: { type: 'string', multiple: true, default: [] },
      listen: { type: 'string' },
      'listen-http': { type: 'string' },
      certificate: { type: 'string' },
      'certificate-key': { type: 'string' },
    },
  });
  const { instance: instances, 'listen-http': listenHttp, 'certificate-key': certificateKey } = values;
  console.log(writeNginxConfiguration({ ...values, instances, listenHttp, certificateKey }));
}

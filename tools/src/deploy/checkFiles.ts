import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../build/packages.ts';
import { run } from '../programs.ts';

const file = (name: string) => join(rootDir, 'deploy', name);

/** Asks nginx, with a certificate, and the name of the servers as compose gives it. */
function checkProxy(dir: string): void {
  const folder = join(dir, 'nginx');
  mkdirSync(join(folder, 'certificates'), { recursive: true });
  copyFileSync(file('nginx.conf'), join(folder, 'nginx.conf'));
  writeFileSync(join(dir, 'hosts'), '127.0.0.1 server\n');
  const [key, certificate] = ['key', 'crt'].map((kind) => join(folder, `certificates/site.${kind}`)) as [
    string,
    string,
  ];
  const subject = ['-subj', '/CN=portal.example', '-days', '1'];
  run(dir, 'openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject);
  const places = ['/run', '/var/log/nginx', '/var/lib/nginx'].flatMap((path) => ['--tmpfs', path]);
  const binds = [
    '--ro-bind',
    '/',
    '/',
    '--ro-bind',
    join(dir, 'hosts'),
    '/etc/hosts',
    '--ro-bind',
    folder,
    '/etc/nginx',
  ];
  run(dir, 'bwrap', ...binds, '--dev', '/dev', ...places, '/usr/sbin/nginx', '-t');
}

/** Asks systemd, whose warnings are no failures. */
function checkUnit(dir: string): void {
  const output = run(dir, 'sh', '-c', `systemd-analyze --man=no verify ${file('haesol.service')} 2>&1`);
  if (output !== '') throw new Error(`haesol.service: ${output}`);
}

const settings = ['PUBLIC_URL', 'SECRET_KEY', 'POSTGRES_PASSWORD', 'S3_KEY', 'S3_SECRET'];

/** Asks compose, with the variables that the file names. @returns number of its services */
function checkCompose(dir: string): number {
  const folder = join(dir, 'compose');
  mkdirSync(folder);
  cpSync(file('compose.yaml'), join(folder, 'compose.yaml'));
  writeFileSync(join(folder, '.env'), settings.map((name) => `${name}=x\n`).join(''));
  const output = run(folder, 'docker-compose', '--file', 'compose.yaml', 'config', '--services');
  return output.trim().split('\n').length;
}

/** Asks promtool. @returns number of alerts */
function checkAlerts(dir: string): number {
  const output = run(dir, 'promtool', 'check', 'rules', file('prometheus/alerts.yml'));
  return Number(/(\d+) rules found/.exec(output)?.[1]);
}

/** Checks each file by its own program. @returns what was checked, in words */
export function checkFiles(dir: string): string {
  checkProxy(dir);
  checkUnit(dir);
  const services = checkCompose(dir);
  return `nginx.conf, haesol.service, compose.yaml with ${services} services, ${checkAlerts(dir)} alerts`;
}

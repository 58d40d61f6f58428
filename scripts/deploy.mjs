// `npm test -- deploy`: installs the programs that try the files of `deploy/`, and runs them.
import { requirePrograms } from './debian.mjs';

requirePrograms({
  bwrap: 'bubblewrap',
  'docker-compose': 'docker-compose',
  nginx: 'nginx-light',
  openssl: 'openssl',
  promtool: 'prometheus',
  setpriv: 'util-linux',
  'systemd-analyze': 'systemd',
});
await import('../tools/src/deploy/main.ts');

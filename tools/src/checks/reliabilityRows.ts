/** One thing that the site promises to survive or to refuse: the test that shows it, or why it waits. */
export interface Row {
  readonly id: string;
  readonly about: string;
  /** `file › words of a title`. */
  readonly shownBy: readonly string[];
  readonly waitsFor?: string;
}

/** What a suite prints when its protection is taken out. */
export interface Suite {
  readonly name: string;
  /** `file › beginning of a line that it prints`. */
  readonly controls: readonly string[];
}

const row = (id: string, about: string, ...shownBy: string[]): Row => ({ id, about, shownBy });

const inProcesses = (file: string, title: string) => `server/src/testing/processes/${file}.test.ts › ${title}`;
const inDomains = (file: string, title: string) => `server/src/domains/${file}.test.ts › ${title}`;
const inBrowser = (file: string, title: string) => `e2e/specs/${file}.spec.ts › ${title}`;

const faults = [
  row(
    'F1',
    'database killed under load',
    inProcesses('databaseCrash', 'loses nothing that was acknowledged when it is killed'),
  ),
  row('F2', 'database stopped', inProcesses('outage', 'is answered with 503 and Retry-After at once while it refuses')),
  row('F3', 'database slow', inProcesses('outage', 'is slow without being a fault')),
  row('F4', 'database silent', inProcesses('outage', 'is given up within the time of a client')),
  row('F5', 'idle connections reset', inProcesses('outage', 'may cut every idle connection')),
  row(
    'F6',
    'connections refused',
    inProcesses('outage', 'is answered with 503 and Retry-After at once while it refuses'),
  ),
  row('F7', 'pool used up', inProcesses('databaseCrash', 'tells callers with 503 while everything waits for a lock')),
  row(
    'F8',
    'lock not available, deadlock',
    inProcesses('databaseCrash', 'tells callers with 503 while everything waits for a lock'),
  ),
  row('F9', 'server killed in the middle of a call', inProcesses('crash', 'does once what is sent again with its key')),
  row('F10', 'stop under load', inProcesses('outage', 'answers what is under way and ends within ten seconds')),
  row('F11', 'disk full under uploads', inProcesses('fullDisk', 'refuses them with 503, keeps nothing of them')),
  row(
    'F12',
    'disk full under the database',
    inProcesses('fullDisk', 'under PGlite refuses writes and mails'),
    inProcesses('fullDisk', 'refuses writes, serves what there is, loses nothing'),
  ),
  row(
    'F13',
    'mail server silent, slow, resetting, refusing',
    inProcesses('mailServer', 'go out once whatever came before'),
  ),
  row(
    'F14',
    'identity provider fails',
    inDomains('sns/sns', 'refuses a state of another browser'),
    'server/src/domains/identity/sns/adapters.test.ts › is refused with another result code',
  ),
  row(
    'F15',
    'payment fails',
    inDomains('pay/toss', 'are settled by the job, once'),
    inDomains('pay/tossSteps', 'is made once and given back once'),
    inProcesses('orders', 'keep the three books equal when a server is killed'),
    inProcesses('orders', 'are paid once and given back once when a server is killed'),
  ),
  row(
    'F16',
    'clocks differ',
    inProcesses('oneSite', 'the clock of the demonstration moves in both'),
    inProcesses('sessions', 'S9: is refreshed or not'),
  ),
  row('F17', 'registry or manifest broken', inBrowser('tamper', 'runs nothing, costs one reload at most')),
  row('F18', 'entry broken', inBrowser('deadRemote', 'is named in its place, and comes back when asked again')),
  row('F19', 'screen throws', inBrowser('failingRemote', 'loses its place alone')),
  row('F20', 'chunk gone after a deploy', inBrowser('deadRemote', 'the page is loaded once more at its whole address')),
  row('F21', 'a proxy answers HTML', 'shell/src/http/httpClient.test.ts › rejects an answer that is no envelope'),
  row(
    'F22',
    'offline and back',
    inBrowser('failingRemote', 'a network that goes is named'),
    'shared/remote/src/lifecycle/createQueryClient.test.ts › asks again for what failed once the network is back',
  ),
  row('F23', 'slow clients', inProcesses('slowClients', 'are cut off, and the others are served meanwhile')),
  row(
    'F24',
    'too large',
    inProcesses('slowClients', 'that send a head of 64 KB'),
    inProcesses('slowClients', 'that send ten thousand fields or a thousand parts'),
    inDomains('files/upload', 'describe('),
  ),
  row('F25', 'uploads cut off', inProcesses('slowClients', 'that cut fifty uploads half-way')),
  row('F26', 'storage blocked', inBrowser('deadRemote', 'a browser that keeps nothing')),
  row(
    'F27',
    'many tabs refresh at once',
    inProcesses('sessions', 'S1: of 50 refreshes'),
    inDomains('auth/session', 'is refreshed once by many'),
  ),
  row(
    'F28',
    'logged out while something is typed',
    inBrowser('members', 'goes on in the middle of a form when the session has ended'),
  ),
  row('F29', 'event loop stalled', inProcesses('stall', 'for two seconds takes the process out of the rotation')),
  row(
    'F30',
    'second opener of the data',
    inProcesses('crash', 'takes over the lock of the dead'),
    'server/src/db/dataLock.test.ts › refuses a second opening',
  ),
];

const sessions = [
  row('S1', 'parallel refreshes', inProcesses('sessions', 'S1: of 50 refreshes')),
  row('S2', 'replay after the grace', inProcesses('sessions', 'S2: a token that comes back')),
  row('S3', 'replay after two rotations', inProcesses('sessions', 'S3: a token from before')),
  row('S4', 'replay after a restart', inProcesses('sessions', 'S4: a token that was replaced')),
  row('S5', 'refresh against logout', inProcesses('sessions', 'S5: no token lives on')),
  row(
    'S6',
    'secrets for one use',
    inDomains('cert/cert', 'work once, for their own purpose, and not after a newer one'),
    inDomains('recovery/recovery', 'takes the newest temporary password alone'),
    inDomains('sns/sns', 'refuses a state of another browser, another provider, used before'),
    inDomains('join/join', 'takes a token once, and none that is made up'),
  ),
  row('S7', 'fixation', inProcesses('sessions', 'S7: a login makes a session')),
  row('S8', 'changed password', inProcesses('sessions', 'S8: a changed password ends')),
  row(
    'S9',
    'lengths',
    inProcesses('sessions', 'S9: is refreshed or not'),
    inDomains('auth/rules', 'ends after 30 idle minutes'),
  ),
  row('S10', 'stolen session', inProcesses('sessions', 'S10: a session is listed')),
  row('S11', 'forged access tokens', inDomains('auth/forgedTokens', 'is refused in every form but its own')),
  row('S12', 'no token anywhere else', inBrowser('harness', 'a token in an address'), 'scripts/e2e.mjs › checkLogs'),
  row('S13', 'flipped bits', inProcesses('sessions', 'S13: a flipped bit')),
  row('S14', 'other sites', inProcesses('sessions', 'S14: another site')),
  row('S15', 'one refresh over many tabs', inBrowser('tabs', 'S15: ')),
  row('S16', 'social accounts', inDomains('sns/sns', 'does not let the same address at another provider')),
];

const limits = [
  row(
    'L1',
    'login',
    inProcesses('limits', 'let %s fail five times'),
    inDomains('auth/login', 'lets the owner in from a known device'),
  ),
  row(
    'L2',
    'sending codes',
    inProcesses('limits', 'send one code a minute'),
    inDomains('cert/cert', 'wait a minute between two'),
  ),
  row('L3', 'checking codes', inDomains('cert/cert', 'are checked ten times an hour over all codes')),
  row('L4', 'finding id and password', inDomains('recovery/recovery', 'waits after five misses')),
  row('L5', 'signing up', inDomains('join/join', 'waits after ten failures from one address')),
  row('L6', 'uploads', inProcesses('limits', 'take thirty uploads an hour')),
  row('L7', 'questions and comments', inProcesses('limits', 'take ten questions a minute')),
  row(
    'L8',
    'coupons and codes of vouchers',
    inDomains('order/limits', 'coupons that a member takes'),
    inDomains('voucher/voucher', 'refuses to try codes without end'),
  ),
  row('L9', 'reservations and payments', inDomains('order/limits', 'orders that a member opens')),
  row(
    'L10',
    'reading',
    inProcesses('limits', 'let a member read 600 times a minute'),
    inProcesses('limits', 'let the visitors of an address read 3,000 times'),
  ),
  row(
    'L11',
    'bursts of parallel calls',
    inProcesses('limitBursts', 'let an address fail 20 of 60 logins'),
    inProcesses('limitBursts', 'mail 20 of 60 codes that one address asks for'),
    inProcesses('limitBursts', 'take 10 of 40 comments of a member'),
  ),
];

const deploys = [
  row('D1', 'old chunks are kept', inBrowser('delivery', 'lives through')),
  row('D2', 'old chunks are gone', inBrowser('deadRemote', 'the page is loaded once more at its whole address')),
  row(
    'D3',
    'a second failure within a minute',
    inBrowser('deadRemote', 'a second failure within a minute ends in the fallback'),
  ),
  row('D4', 'another failure a minute later', inBrowser('deploySkew', '4: a minute later')),
  row('D5', 'storage blocked', inBrowser('deadRemote', 'a browser that keeps nothing')),
  row('D6', 'many tabs', inBrowser('deploySkew', '6: each of')),
  row('D7', 'newer shell, older remote', inBrowser('deploySkew', '7: a remote that was built for an older shell')),
  row('D8', 'older shell, newer remote', inBrowser('deploySkew', '8: a release that needs a newer shell')),
  row('D9', 'a field that an answer lost', inBrowser('deploySkew', '9: an answer that lost a field')),
  row('D10', 'rolled back under an open tab', inBrowser('delivery', 'and a rollback without an error')),
  row('D11', 'another minor of React', 'tools/src/checks/versions.test.ts › names a second copy of React'),
  row(
    'D12',
    'what caches may keep',
    inBrowser('edge', 'and may be kept for ever'),
    inBrowser('edge', 'is asked for anew each time'),
  ),
  row('D13', 'half a deploy', inBrowser('deploySkew', '13: a chunk that comes a moment after')),
  row('D14', 'something typed', inBrowser('deploySkew', '14: with something typed')),
  row(
    'D15',
    'steps of a payment',
    inBrowser('travelDeploy', 'no step of a payment is loaded anew by itself'),
    inBrowser('travelDeploy', 'control: without a payment'),
    'mf-travel/src/features/buying/buying.test.tsx › never reloads by itself while a payment is',
    'shell/src/federation/loadGuard.test.ts › does not reload while something is typed',
  ),
  row('D16', 'Back after a reload', inBrowser('deploySkew', '16: coming back')),
  row('D17', 'switched off', inBrowser('deploySkew', '17: a remote that is switched off')),
  row(
    'D18',
    'no build replaces another in the page',
    'tools/src/checks/reliabilityRows.test.ts › no remote is registered by force',
  ),
];

export const reliabilityRows: Readonly<Record<string, readonly Row[]>> = { faults, sessions, limits, deploys };

const suite = (name: string, ...controls: string[]): Suite => ({ name, controls });
const inCalls = (file: string, title: string) => `server/src/testing/endpointSuites/${file}.test.ts › ${title}`;

/** Every suite shows that it would fail: with no lock, rule, hash or escape it finds what it looks for. */
export const suites: readonly Suite[] = [
  suite('remotes that fail, deploys', inBrowser('deploySkew', 'control: ')),
  suite('tampering', inBrowser('tamper', 'tamper: control')),
  suite('the contract', inCalls('contract', 'contract: control')),
  suite('roles', inCalls('roles', 'roles: control found'), inCalls('roles', 'roles: control route without a rule')),
  suite('bad inputs', inCalls('badInput', 'bad inputs: control')),
  suite('hostile texts', inBrowser('infoPlazaSafety', 'hostile texts: control')),
  suite(
    'sessions',
    inProcesses('sessions', 'S1 control: without the comparison'),
    inProcesses('sessions', 'S2 to S10: control'),
    inProcesses('sessions', 'S7: control'),
    inProcesses('sessions', 'S9: control'),
    inProcesses('sessions', 'S13: control'),
    inProcesses('sessions', 'S14: control'),
    inDomains('auth/forgedTokens', 'S11: '),
    inBrowser('tabs', 'control: '),
  ),
  suite(
    'limits',
    inProcesses('limits', 'limits: control without limits took'),
    inProcesses('limits', 'counted in the database; control without limits'),
  ),
  suite('events of the server', inProcesses('events', 'events: control without streams')),
  suite('bursts of calls', inProcesses('limitBursts', 'limit bursts: control that checks first')),
  suite('races for equipment', inProcesses('bookings', 'bookings: control')),
  suite('races for seats of courses', inProcesses('courses', 'courses: control')),
  suite('races of orders', inProcesses('orders', 'orders: control')),
  suite('races for coupons and vouchers', inProcesses('goods', 'coupons: control')),
  suite('races of members', inProcesses('members', 'races: control')),
  suite('moves of releases', 'server/src/release/registry/concurrency.test.ts › moves at once: control'),
  suite('end of a canary', inProcesses('canary', 'canary: control')),
  suite('paths of releases', 'server/src/release/registry/concurrency.test.ts › teams: control without the guard'),
  suite('servers that are killed', inProcesses('crash', 'crash: control')),
  suite('databases that are killed', inProcesses('databaseCrash', 'PostgreSQL killed: control')),
  suite('databases that go away', inProcesses('outage', 'database away: control')),
  suite('stops', inProcesses('outage', 'stop under load: control')),
  suite(
    'full disks',
    inProcesses('fullDisk', 'disk full under PGlite: control'),
    inProcesses('fullDisk', 'disk full under PostgreSQL: control'),
  ),
  suite('stalls', inProcesses('stall', 'event loop held: control')),
  suite('slow clients', inProcesses('slowClients', 'slow clients: control'), inProcesses('slowClients', 'uploads: ')),
  suite('mails', inProcesses('mailServer', 'mails: control')),
  suite('events', inProcesses('oneSite', 'events: control')),
  suite('repeated calls', inProcesses('oneSite', 'repeated calls: control')),
  suite('time of answers', inProcesses('timing', 'would tell: the control')),
  suite('the log of the server', 'scripts/e2e.mjs › control found'),
  suite('headers, tokens, inline scripts', inBrowser('harness', 'the fixture refuses')),
];

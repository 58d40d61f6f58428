import { createProps } from './createProps.js';
import { loadNotices } from './loadNotices.js';

/** Mounts the list of notices by its lifecycles. */
async function mountNotices() {
  const [notices, props] = await Promise.all([loadNotices(), createProps(document.getElementById('notices'))]);
  await notices.bootstrap(props);
  await notices.mount(props);
}

void mountNotices();

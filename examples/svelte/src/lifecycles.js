import { mount as mountComponent, unmount as unmountComponent } from 'svelte';
import Visit from './Visit.svelte';

/** Mounted components by the name of their instance. */
const mounted = new Map();

export async function bootstrap() {}

export async function mount({ name, domElement, shell }) {
  mounted.set(name, mountComponent(Visit, { target: domElement, props: { shell } }));
}

export async function update() {}

export async function unmount({ name }) {
  await unmountComponent(mounted.get(name));
  mounted.delete(name);
}

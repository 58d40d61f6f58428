import '@testing-library/jest-dom';

/** Browser APIs missing in jsdom; each with the minimum for components. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

window.ResizeObserver ??= NoObserver;
window.IntersectionObserver ??= NoObserver;
window.scrollTo = () => {};
document.elementsFromPoint ??= () => [];
Blob.prototype.text ??= function text() {
  return new Promise((resolve, reject) => {
    const reader = Object.assign(new FileReader(), { onload: () => resolve(reader.result), onerror: reject });
    reader.readAsText(this);
  });
};
Element.prototype.scrollIntoView ??= () => {};
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

const dialog = HTMLDialogElement.prototype;
dialog.show ??= function show() {
  this.open = true;
};
dialog.showModal ??= function showModal() {
  this.open = true;
};
dialog.close ??= function close(returnValue) {
  if (!this.open) return;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

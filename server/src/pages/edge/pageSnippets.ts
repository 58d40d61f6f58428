import { brokenOverrideKey, overrideClear } from '@haesol/contracts/release';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { messagesIn } from './messages.ts';

/** Key in localStorage of `{ theme: 'system' | 'light' | 'dark' | 'contrast', textScale: 90 … 150 }`. */
const displayKey = 'haesol.display';

/**
 * Sets theme and text size before the first paint. Storage may throw, and contain anything. A device that asks for more contrast
 * gets the theme of that name if nothing was chosen.
 */
export const displayScript = `try{let h=document.documentElement.dataset;if(matchMedia("(prefers-contrast:more)").matches)h.theme="contrast";let d=JSON.parse(localStorage.getItem(${JSON.stringify(displayKey)}));if(/^(light|dark|contrast)$/.test(d.theme))h.theme=d.theme;if(/^(90|110|130|150)$/.test(d.textScale))h.textScale=d.textScale}catch{}`;

/** URL of the fonts, which contains their version. */
export const fontStylesheet = '/fonts/pretendard-1.3.9-3.css';

/** Key in localStorage of the fonts that this browser has fetched before. */
const fontKey = 'haesol.fonts';

/**
 * Loads cached fonts at once. The first time it loads them once the page is interactive, since they compete with its scripts
 * and their fallbacks have the same width. The shell calls `hsLoadFonts`.
 */
export const fontScript = `hsLoadFonts=()=>{let f=${JSON.stringify(fontStylesheet)},l=document.createElement("link");l.rel="stylesheet";l.href=f;document.head.append(l);hsLoadFonts=()=>{};try{localStorage.setItem("${fontKey}",f)}catch{}};try{if(localStorage.getItem("${fontKey}")===${JSON.stringify(fontStylesheet)})hsLoadFonts()}catch{}`;

/** Id of {@link renderBootFailure}, which is in the page until a script of the shell fails. */
const bootFailureId = 'hs-boot-failed';

/**
 * Records clicks and submits on the server's markup before hydration; the shell repeats them. Links work without it, and so do
 * searches, which are a GET. A POST form is submitted to the server once the shell's scripts have failed.
 */
export const earlyInputScript = `hsEarlySubmits=new Set;addEventListener("submit",e=>{let f=e.target;if(f.getAttribute("method")=="post"&&f.closest("[data-ssr]")&&document.getElementById("${bootFailureId}")){e.preventDefault();hsEarlySubmits.add(f)}},true);hsEarlyClicks=[];addEventListener("click",e=>{let t=e.target.closest&&e.target.closest("button,[role=button],[role=tab]");if(t&&t.type!="submit"&&t.closest("[data-ssr]")){e.preventDefault();e.stopPropagation();hsEarlyClicks.push(t)}},true)`;

/** Marks the shell's scripts for {@link bootFailureScript}. */
export const bootAttribute = 'data-hs-boot';

/**
 * Shows the fallback above the server's markup when a script of the shell fails to load. It only offers a link to the same URL,
 * because an automatic reload could loop.
 */
export const bootFailureScript = `addEventListener("error",e=>{let t=document.getElementById("${bootFailureId}");if(t&&e.target.hasAttribute&&e.target.hasAttribute("${bootAttribute}")){document.getElementById("root").prepend(t.content);t.remove()}},true)`;

/** Renders the content of {@link bootFailureScript}; `href=""` is the current URL with its query. */
export function renderBootFailure(locale: string): string {
  const { bootFailed, retry, home } = messagesIn(locale);
  return `<template id="${bootFailureId}"><div role="alert" style="padding:24px;text-align:center"><p>${escapeHtml(bootFailed)}</p><p><a href="">${escapeHtml(retry)}</a> · <a href="/">${escapeHtml(home)}</a></p></div></template>`;
}

/**
 * Recovers from an overridden shell build that fails to load or throws before the page is interactive. Removes the override and
 * reloads once; the next page does not have this script.
 */
export const overrideFailureScript = `{let o;addEventListener("error",e=>{let t=e.target;if(o||"ready"in document.documentElement.dataset||t!==window&&!(t.hasAttribute&&t.hasAttribute("${bootAttribute}")))return;o=1;fetch("${overrideClear.path}",{method:"${overrideClear.method}"}).then(r=>{if(!r.ok)return;try{sessionStorage.setItem("${brokenOverrideKey}","shell")}catch{}location.reload()},()=>{})},true)}`;

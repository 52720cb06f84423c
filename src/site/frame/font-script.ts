import { afterFirstPaint } from './first-paint.ts'

/**
 * Loads the style sheet of fonts that its element names: with the first page of a visit after the first paint, which is then
 * in a font of the device, and with those after it at once, because the fonts are on the device by then. The server's policy
 * allows it by its hash.
 */
export const fontScript = `{const n='saegim-fonts',h=document.currentScript.dataset.href,l=()=>{const e=document.createElement('link');e.rel='stylesheet';e.href=h;e.onload=()=>{try{sessionStorage.setItem(n,h)}catch{}};document.head.append(e)};let k;try{k=sessionStorage.getItem(n)}catch{}if(k===h)l();else ${afterFirstPaint('l')}}`

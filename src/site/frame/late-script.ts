import { afterFirstPaint } from './first-paint.ts'

/**
 * Loads the script that its element names after the first paint. One that cannot be loaded leaves the page as it is. The
 * server's policy allows it by its hash.
 */
export const lateScript = `{const s=document.currentScript.dataset.src,l=()=>import(s).catch(()=>{});${afterFirstPaint('l')}}`

/**
 * Selects the picture of the chosen theme, which may differ from the setting of the system, before it is painted. Follows
 * each picture; `src/site/client/pictures.ts` does the same when the theme changes. The server's policy allows it by its
 * hash.
 */
export const pictureScript = `{const t=document.documentElement.dataset.theme;if(t)document.currentScript.previousElementSibling.firstElementChild.media=t==='dark'?'all':'not all'}`

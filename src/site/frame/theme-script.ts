/**
 * Sets the chosen theme before the first paint, as the script in src/index.html does. `src/ui/theme.ts` changes
 * it. The server's policy allows it by its hash.
 */
export const themeScript = `try{const t=localStorage.getItem('saegim-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

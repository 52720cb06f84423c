/**
 * Loads the script that its element names after the first paint, for which it would otherwise take line and processor from
 * a slow phone. One that cannot be loaded leaves the page as it is. The server's policy allows it by its hash.
 */
export const lateScript = `{const s=document.currentScript.dataset.src,l=()=>import(s).catch(()=>{});if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver((_,o)=>{o.disconnect();l()}).observe({type:'paint',buffered:true});else l()}`

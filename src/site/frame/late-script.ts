/**
 * Loads the script that its element names after the first paint, for which it would otherwise take line and processor from
 * a slow phone. The server's policy allows it by its hash.
 */
export const lateScript = `{const s=document.currentScript.dataset.src;if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver((_,o)=>{o.disconnect();import(s)}).observe({type:'paint',buffered:true});else import(s)}`

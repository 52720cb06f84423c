/**
 * Text of a script that runs `task`, an expression of a function, after the first paint, or at once where a browser does not
 * tell of it: line and processor of a slow phone are for the paint until then.
 */
export function afterFirstPaint(task: string): string {
  return `if(PerformanceObserver.supportedEntryTypes.includes('paint'))new PerformanceObserver((_,o)=>{o.disconnect();(${task})()}).observe({type:'paint',buffered:true});else(${task})()`
}

/** Runs a task once the page is loaded, at once if it is: scripts of the site come after the first paint. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task()
  else addEventListener('load', () => setTimeout(task), { once: true })
}

/** Less is a bar of the browser. */
const leastKeyboardHeight = 120

/**
 * Px at the lower edge of the page that a keyboard covers, where it does not make the page smaller, as on iOS; else 0. A page
 * that is zoomed in by two fingers has a small viewport too.
 */
export function coveredByKeyboard(viewport: VisualViewport): number {
  const covered = innerHeight - viewport.height - viewport.offsetTop
  return viewport.scale === 1 && covered > leastKeyboardHeight ? covered : 0
}

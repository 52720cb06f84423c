const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/** Makes a textarea as high as its text, where the browser does not do it for `field-sizing: content`. */
export function fitHeight(element: HTMLTextAreaElement | null): void {
  if (growsByItself || element === null) return
  element.style.height = 'auto'
  element.style.height = `${element.scrollHeight}px`
}

import type { CSSProperties } from 'react'

/** px from the top of a line to where this browser sets its baseline. */
export function baselineOf(font: CSSProperties): number {
  const line = document.createElement('div')
  const { fontFamily = '', fontWeight = '', fontSize = '', lineHeight = '' } = font
  Object.assign(line.style, {
    position: 'fixed',
    visibility: 'hidden',
    whiteSpace: 'pre',
    // As the field has it: a browser rounds the metrics of fonts otherwise.
    textRendering: 'geometricPrecision',
    fontFamily,
    fontWeight: String(fontWeight),
    fontSize: String(fontSize),
    lineHeight: String(lineHeight),
  })
  const mark = document.createElement('span')
  Object.assign(mark.style, { display: 'inline-block', inlineSize: '1px', blockSize: '0' })
  line.append('x', mark)
  document.body.append(line)
  const top = line.getBoundingClientRect().top
  const { bottom } = mark.getBoundingClientRect()
  line.remove()
  return bottom - top
}

/** What a PDF can hold of a drawing as it is. */
const plain = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polygon',
  'polyline',
  'title',
  'desc',
])

/** Width and height of a drawing of shapes in plain colours alone; null for any other, which has to become pixels. */
export function plainSvgSize(svg: string): { readonly width: number; readonly height: number } | null {
  const names = [...svg.matchAll(/<([A-Za-z][\w:-]*)/g)].map(([, name = '']) => name)
  if (!names.every((name) => plain.has(name)) || /url\(|\bclass=|mix-blend-mode|\bstyle=/.test(svg))
    return null
  const [, box = ''] = /<svg[^>]*\sviewBox="([^"]*)"/.exec(svg) ?? []
  const [left, top, width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return left === 0 && top === 0 && width > 0 && height > 0 ? { width, height } : null
}
